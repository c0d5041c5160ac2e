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
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,0,0,'{"name":"void","tile":20}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,1,1,'{"name":"void","tile":26}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,2,3,'{"name":"void","tile":14}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,3,2,'{"name":"void","tile":26}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,4,0,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,5,1,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,6,2,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,7,3,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,8,0,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('5Yxzy1mu76OFtavge6Dg',0,9,1,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,0,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,1,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,2,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,3,2,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,4,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,5,0,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,6,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,7,2,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,8,3,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,9,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,10,1,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,11,2,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,12,3,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,13,0,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,14,1,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,0,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,1,1,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,2,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,3,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,4,0,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,5,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,6,1,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,7,2,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,8,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,9,0,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,10,1,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,11,2,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,12,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,13,0,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,14,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,15,1,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,16,3,'{"name":"pung","tile":10,"using":[10,10]}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,17,3,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,18,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,19,0,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,20,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,21,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,22,3,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,23,0,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,24,1,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,25,2,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,26,3,'{"name":"chow","tile":15,"using":[14,16]}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,27,3,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,28,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('f_Wb32py8gB3o9hEYMLK',0,29,0,'{"name":"discard","tile":14}');
CREATE TABLE players (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	token TEXT NOT NULL, "left" BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "players" VALUES('5Yxzy1mu76OFtavge6Dg',0,'person','Анна','','c3ea5b3ed9dec996081f2a458c537b5aee97097fa1b7cec38706554928f48215',1);
INSERT INTO "players" VALUES('5Yxzy1mu76OFtavge6Dg',1,'bot','','greedy','',0);
INSERT INTO "players" VALUES('5Yxzy1mu76OFtavge6Dg',2,'bot','','greedy','',0);
INSERT INTO "players" VALUES('5Yxzy1mu76OFtavge6Dg',3,'bot','','greedy','',0);
INSERT INTO "players" VALUES('MXB0ONin6QEE-tumblPl',0,'person','Анна','','e0fc337e8809f02a70fb3e65145e065eda43cf069e61ca4240c4880fcf0cc530',0);
INSERT INTO "players" VALUES('MXB0ONin6QEE-tumblPl',1,'open','','','',0);
INSERT INTO "players" VALUES('MXB0ONin6QEE-tumblPl',2,'open','','','',0);
INSERT INTO "players" VALUES('MXB0ONin6QEE-tumblPl',3,'open','','','',0);
INSERT INTO "players" VALUES('Qyu6pXK_hYub5rgYzQ6a',0,'person','Анна','','c8753867f615ba974491c179035a25c2aa5ca7bea9ddc51b5c81fb23a2bd12ff',0);
INSERT INTO "players" VALUES('Qyu6pXK_hYub5rgYzQ6a',1,'bot','','greedy','',0);
INSERT INTO "players" VALUES('Qyu6pXK_hYub5rgYzQ6a',2,'bot','','greedy','',0);
INSERT INTO "players" VALUES('Qyu6pXK_hYub5rgYzQ6a',3,'bot','','greedy','',0);
INSERT INTO "players" VALUES('f_Wb32py8gB3o9hEYMLK',0,'person','Анна','','3f278ffd3970edda92acd7b3a4a2ce649a1709e837d4465c4c90151d454aa792',0);
INSERT INTO "players" VALUES('f_Wb32py8gB3o9hEYMLK',1,'bot','','greedy','',0);
INSERT INTO "players" VALUES('f_Wb32py8gB3o9hEYMLK',2,'bot','','greedy','',0);
INSERT INTO "players" VALUES('f_Wb32py8gB3o9hEYMLK',3,'bot','','greedy','',0);
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
INSERT INTO "tables" VALUES('f_Wb32py8gB3o9hEYMLK','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0}','none',0,0,'playing',0,X'0BFF7395606B11974987246DFA1426F7AC8B039A1E63DA80A26E86DC6A976959',X'584FD6CC95E3F6A63D0DD09ACF07E5B1FA2402C85CD0CE7715160904E3D8ACF6','2026-11-16T03:40:01Z',NULL,'0.1.0/1','{"deal":0,"since":1794800401.640763}','');
INSERT INTO "tables" VALUES('Qyu6pXK_hYub5rgYzQ6a','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'A2ECE183938441BCEB234D5EA65EACA0AEE98EE506A6FC76B4052A13776ED942',X'2B5D5D3E6D45D28A62F888A06EF0A3A6D7F7B3228136B9D45F6FB04D85C41BD2','2026-11-16T03:40:02Z',NULL,'0.1.0/1','{"deal":0,"closed":33,"since":1794800402.81979,"reserves":[60.0,60,60,60]}','');
INSERT INTO "tables" VALUES('5Yxzy1mu76OFtavge6Dg','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":true,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'7D8C0D271419B1D97D668EC7D584E9D24BDBBB57E5C2C8A474C67E240FF41E9B',X'811422379A12FD8C5878184F11E082AFCB14425985D06ADB7C425DE3A5202B31','2026-11-16T03:40:03Z','2026-11-16T03:40:03Z','0.1.0/1','{"deals":0,"points":[0,0,0,0]}','');
INSERT INTO "tables" VALUES('MXB0ONin6QEE-tumblPl','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones"}','none',0,0,'waiting',0,X'225A9C17E2A2E9C0B0A68A1F1CAD2D826863E7D653060F5CF374B1699EB8C777',X'FBF9FFD3FAD38BF3B624E9C5F2409F4E2B82B40360DFE17CAD52503162160FAB','2026-11-16T03:40:03Z',NULL,'','{}','');
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
