BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('3');
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
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,0,0,'{"name":"void","tile":4}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,1,2,'{"name":"void","tile":9}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,2,3,'{"name":"void","tile":2}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,3,1,'{"name":"void","tile":26}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,4,0,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,5,1,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,6,2,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,7,3,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,8,0,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,0,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,1,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,2,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,3,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,4,0,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,5,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,6,2,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,7,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,8,0,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,9,1,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,10,2,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,11,3,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('T0pekzeZYywST_n2vRuy',0,12,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,0,0,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,1,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,2,2,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,3,3,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,4,0,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,5,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,6,2,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,7,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,8,0,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,9,1,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,10,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,11,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,12,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,13,0,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,14,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,15,2,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,16,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,17,0,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,18,1,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,19,2,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,20,3,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,21,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,22,0,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,23,1,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,24,2,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,25,3,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,26,1,'{"name":"pung","tile":25,"using":[25,25]}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,27,1,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,28,2,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,29,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,30,0,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,31,1,'{"name":"discard","tile":10}');
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
INSERT INTO "players" VALUES('L1_VIqq8WOwZ1uIwvtNo',0,'person','Анна','','3a0acec138c2c354be48184fe11f212abfb1ba7ce7d9b646bcf22c89ffbf3b81',1,0);
INSERT INTO "players" VALUES('L1_VIqq8WOwZ1uIwvtNo',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('L1_VIqq8WOwZ1uIwvtNo',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('L1_VIqq8WOwZ1uIwvtNo',3,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('NAjedfGAHthXZVaeU653',0,'person','Анна','','72937f0373b515df227ae961e4a06facbb6892a27195c9c1ff3716ccb542a7d2',0,0);
INSERT INTO "players" VALUES('NAjedfGAHthXZVaeU653',1,'open','','','',0,0);
INSERT INTO "players" VALUES('NAjedfGAHthXZVaeU653',2,'open','','','',0,0);
INSERT INTO "players" VALUES('NAjedfGAHthXZVaeU653',3,'open','','','',0,0);
INSERT INTO "players" VALUES('T0pekzeZYywST_n2vRuy',0,'person','Анна','','9a70e8257064f4cdb78c400ae6dbb5f18d5d0b1c419ddd20e4c97f02ef3775a4',0,0);
INSERT INTO "players" VALUES('T0pekzeZYywST_n2vRuy',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('T0pekzeZYywST_n2vRuy',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('T0pekzeZYywST_n2vRuy',3,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('Z7dP07w6Gc8rUMNnBwY3',0,'person','Анна','','c86895ce907ed5080bad0f80d9a390a5a6587e8166ef18d5c3667b0d6c71bd52',0,0);
INSERT INTO "players" VALUES('Z7dP07w6Gc8rUMNnBwY3',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('Z7dP07w6Gc8rUMNnBwY3',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('Z7dP07w6Gc8rUMNnBwY3',3,'bot','','greedy','',0,0);
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Z7dP07w6Gc8rUMNnBwY3','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0}','none',0,0,'playing',0,X'93524D684BFAD085ECE11A78EFF7EEAECA8D1D948C85A06F12C8B66385109E39',X'4CAC87D53B3971F4A81FA1E735AC63B9EEBA465174950B12B13ACCD254FE1359','2026-11-16T03:40:17Z',NULL,'0.1.0/3','{"deal":0,"since":1794800417.193909}','2026-11-16T03:40:17Z',1);
INSERT INTO "tables" VALUES('T0pekzeZYywST_n2vRuy','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'B06F7AEF9987C0A8847C15D25A070F7AD882A9DDF0BDC475BB9D057A670BCF2B',X'26EDBBDF47EB7562A10CB5ECB575A24AAFE44F82AC692A38967A0F354561FF3B','2026-11-16T03:40:17Z',NULL,'0.1.0/3','{"deal":0,"closed":29,"since":1794800419.158399,"reserves":[60.0,60,60,60]}','2026-11-16T03:40:17Z',1);
INSERT INTO "tables" VALUES('L1_VIqq8WOwZ1uIwvtNo','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":true,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'2F3A389CA103419D9E2F3CDD683C8E901883A77989C1062757E88D9D922DA790',X'70435EDB85DE23E9D2239095B5C43CF26A0F8584A54F24ABDD89605A14FC2AE5','2026-11-16T03:40:19Z','2026-11-16T03:40:19Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T03:40:19Z',1);
INSERT INTO "tables" VALUES('NAjedfGAHthXZVaeU653','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones"}','none',0,0,'waiting',0,X'1DD24234698DBD6CBDE44DA660781C378D1A75B778FF8FF3AB0FC21AAA615B4E',X'327F23182D6132B09C7D006E95771A211CD12BCAA8585003BE22194FBA84347F','2026-11-16T03:40:19Z',NULL,'','{}','2026-11-16T03:40:19Z',0);
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
