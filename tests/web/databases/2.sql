BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('2');
CREATE TABLE decisions (
	table_id TEXT NOT NULL, 
	deal INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	PRIMARY KEY (table_id, deal, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,0,1,'{"name":"void","tile":3}');
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,1,2,'{"name":"void","tile":26}');
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,2,3,'{"name":"void","tile":23}');
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,3,0,'{"name":"void","tile":26}');
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,4,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,5,1,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,6,2,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('3nvQn96OUisyaxFe6ii8',0,7,3,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,0,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,1,1,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,2,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,3,3,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,4,0,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,5,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,6,2,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,7,3,'{"name":"pung","tile":33,"using":[33,33]}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,8,3,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,9,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,10,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,11,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,12,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('GBA-YDkL4IelcrB4GO3o',0,13,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,0,0,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,1,1,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,2,2,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,3,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,4,0,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,5,1,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,6,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,7,3,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,8,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,9,1,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,10,2,'{"name":"chow","tile":13,"using":[12,14]}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,11,3,'{"name":"pung","tile":13,"using":[13,13]}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,12,3,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,13,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,14,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,15,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,16,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,17,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,18,0,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,19,1,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,20,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,21,3,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,22,0,'{"name":"pung","tile":15,"using":[15,15]}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,23,0,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,24,1,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,25,2,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,26,3,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,27,0,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,28,1,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,29,2,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,30,3,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,31,0,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,32,1,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,33,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,34,2,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,35,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,36,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('r1tslofPOoKtXLlO2vE4',0,37,0,'{"name":"discard","tile":20}');
CREATE TABLE players (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	token TEXT NOT NULL, "left" BOOLEAN DEFAULT '0' NOT NULL, for_friend BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "players" VALUES('3nvQn96OUisyaxFe6ii8',0,'person','Анна','','1d21a9b4eccd449f2da31ea71b9658c941f205d952f0f821706873807c6e3260',1,0);
INSERT INTO "players" VALUES('3nvQn96OUisyaxFe6ii8',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('3nvQn96OUisyaxFe6ii8',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('3nvQn96OUisyaxFe6ii8',3,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('GBA-YDkL4IelcrB4GO3o',0,'person','Анна','','d7f030cca65da8cd1565572492f1cc1cc85ea0a3ce4a6aa55d20ada541910b22',0,0);
INSERT INTO "players" VALUES('GBA-YDkL4IelcrB4GO3o',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('GBA-YDkL4IelcrB4GO3o',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('GBA-YDkL4IelcrB4GO3o',3,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('KJCoXdSsAWT95w4jiQaH',0,'person','Анна','','6766c1cd1e67306d3b32fe7c3d96f3a30ab97f297e490ad318b71f7a70f1e55f',0,0);
INSERT INTO "players" VALUES('KJCoXdSsAWT95w4jiQaH',1,'open','','','',0,0);
INSERT INTO "players" VALUES('KJCoXdSsAWT95w4jiQaH',2,'open','','','',0,0);
INSERT INTO "players" VALUES('KJCoXdSsAWT95w4jiQaH',3,'open','','','',0,0);
INSERT INTO "players" VALUES('r1tslofPOoKtXLlO2vE4',0,'person','Анна','','9f085b951fef66a33389b5d921bed13b09a060470f2a9c27834f6687ab44962b',0,0);
INSERT INTO "players" VALUES('r1tslofPOoKtXLlO2vE4',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('r1tslofPOoKtXLlO2vE4',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('r1tslofPOoKtXLlO2vE4',3,'bot','','greedy','',0,0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	preset TEXT, 
	options JSON NOT NULL, 
	clock TEXT NOT NULL, 
	aids BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	state TEXT NOT NULL, 
	host INTEGER NOT NULL, 
	seed BLOB NOT NULL, 
	salt BLOB NOT NULL, 
	created TEXT NOT NULL, 
	finished TEXT, 
	version TEXT NOT NULL, 
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('r1tslofPOoKtXLlO2vE4','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0}','none',0,0,'playing',0,X'1FB421699690D5CA2B7FDA2F25067C6A6C309CB3D7D7BFE19FAB1E083DAB41F5',X'3C19603453E859F2CAA75BA5AD01C18FCDC925DF8E49C08D5BB49B28EBECF7E0','2026-11-16T03:40:10Z',NULL,'0.1.0/1','{"deal":0,"since":1794800410.089185}','2026-11-16T03:40:10Z');
INSERT INTO "tables" VALUES('GBA-YDkL4IelcrB4GO3o','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'186E8FB118EA0A058F2FC7C59DA948F96314196A237784D6A466B75841784E61',X'D4795C2A4347A4B1A1FC0B0A7890104558213B0B7901D40BDDDAEC9862DEAF4D','2026-11-16T03:40:10Z',NULL,'0.1.0/1','{"deal":0,"closed":29,"since":1794800410.945445,"reserves":[60.0,60,60,60]}','2026-11-16T03:40:10Z');
INSERT INTO "tables" VALUES('3nvQn96OUisyaxFe6ii8','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":true,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'2E041D4F8BCD8BB7E09BB3EC0F33801BDEDD45B1A6C384CC0DCDAC38EE101919',X'1B05118BDC895353AF8945678D8676188383B7330474685F02220C27B91D77B9','2026-11-16T03:40:11Z','2026-11-16T03:40:11Z','0.1.0/1','{"deals":0,"points":[0,0,0,0]}','2026-11-16T03:40:11Z');
INSERT INTO "tables" VALUES('KJCoXdSsAWT95w4jiQaH','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones"}','none',0,0,'waiting',0,X'7B48DD750C1F6FBFE10FC5B914CE3ECF5610FE42FE2DF3FC7D2E9006E9CBADA0',X'6BDD97BACEE0B4B3CF8874EC87AA27704F834010D3F3A7AC3FC93EAD26E7F589','2026-11-16T03:40:11Z',NULL,'','{}','2026-11-16T03:40:11Z');
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
