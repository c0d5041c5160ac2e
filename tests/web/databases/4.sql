BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('4');
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
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,0,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,1,1,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,2,2,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,3,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,4,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,5,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,6,2,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,7,3,'{"name":"chow","tile":14,"using":[12,13]}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,8,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,9,0,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,10,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,11,1,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,12,2,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,13,3,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,14,0,'{"name":"chow","tile":6,"using":[5,7]}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,15,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,16,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,17,2,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,18,3,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,19,0,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,20,1,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,21,2,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,22,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,23,0,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,24,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,25,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,26,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,27,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,28,3,'{"name":"chow","tile":24,"using":[25,26]}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,29,3,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,30,0,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,31,1,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,32,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,33,3,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,34,0,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,35,1,'{"name":"chow","tile":24,"using":[23,25]}');
INSERT INTO "decisions" VALUES('0PewUb2QkXupRdhA5euR',0,36,1,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,0,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,1,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,2,2,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,3,3,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,4,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,5,1,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,6,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,7,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,8,0,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,9,1,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,10,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,11,2,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,12,3,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,13,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,14,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,15,2,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,16,1,'{"name":"pung","tile":8,"using":[8,8]}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,17,1,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,18,2,'{"name":"chow","tile":7,"using":[5,6]}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,19,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,20,2,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,21,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('RAE8GeqUyaHiyVRFBsIP',0,22,3,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,0,0,'{"name":"void","tile":10}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,1,2,'{"name":"void","tile":18}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,2,3,'{"name":"void","tile":13}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,3,1,'{"name":"void","tile":4}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,4,0,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,5,1,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,6,2,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,7,3,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('XvsYIb3vg2VkKgYtyO3q',0,8,0,'{"name":"discard","tile":14}');
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
INSERT INTO "players" VALUES('0PewUb2QkXupRdhA5euR',0,'person','Анна','','5f2c53491c7aeb38e1b39dca3d27a727a21a36b2ca0c6e78920a4008f1808d59',0,0);
INSERT INTO "players" VALUES('0PewUb2QkXupRdhA5euR',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('0PewUb2QkXupRdhA5euR',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('0PewUb2QkXupRdhA5euR',3,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('RAE8GeqUyaHiyVRFBsIP',0,'person','Анна','','4e84c181f4e76e85776c8565197e7e39f23c7bde1ff6529c1a1762ad89eaf65e',0,0);
INSERT INTO "players" VALUES('RAE8GeqUyaHiyVRFBsIP',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('RAE8GeqUyaHiyVRFBsIP',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('RAE8GeqUyaHiyVRFBsIP',3,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('XvsYIb3vg2VkKgYtyO3q',0,'person','Анна','','2f27282ce44f91c6ffdf6d189e30bb256f75ac07f5f03f248809f4264cabf0a3',1,0);
INSERT INTO "players" VALUES('XvsYIb3vg2VkKgYtyO3q',1,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('XvsYIb3vg2VkKgYtyO3q',2,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('XvsYIb3vg2VkKgYtyO3q',3,'bot','','greedy','',0,0);
INSERT INTO "players" VALUES('gYospiSIL1kmhGgWyBAS',0,'person','Анна','','2820aeca9ab62e24bc2a7b4335dbfd6fc13944ffdeb49026424d53f13a94921e',0,0);
INSERT INTO "players" VALUES('gYospiSIL1kmhGgWyBAS',1,'open','','','',0,0);
INSERT INTO "players" VALUES('gYospiSIL1kmhGgWyBAS',2,'open','','','',0,0);
INSERT INTO "players" VALUES('gYospiSIL1kmhGgWyBAS',3,'open','','','',0,0);
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, strict BOOLEAN DEFAULT '1' NOT NULL, pause FLOAT DEFAULT '1' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('0PewUb2QkXupRdhA5euR','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'A32D834B0E9E3AA00C23EB572550ABF5151033C661552FEE1F8B22BEDB9C69AC',X'F81B5ABC19B32804D3CC49023FF3EED1D89F46F5C086947C9500806FE1CC20D0','2026-11-16T03:40:32Z',NULL,'0.1.0/3','{"deal":0,"since":1794800432.844812}','2026-11-16T03:40:32Z',1,0,1.0);
INSERT INTO "tables" VALUES('RAE8GeqUyaHiyVRFBsIP','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'59D8CD3B42217EC57E62FB715ECD0BBCE7C1A65FF2E8B3B32E06B334D69C0AFB',X'1C227A6D5597CA8E43982F71BDC169AEFC6AB7E2395998C3DC0454DE402A0528','2026-11-16T03:40:34Z',NULL,'0.1.0/3','{"deal":0,"closed":41,"since":1794800435.528444,"reserves":[60.0,60,60,60]}','2026-11-16T03:40:34Z',1,0,1.0);
INSERT INTO "tables" VALUES('XvsYIb3vg2VkKgYtyO3q','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'CB75D1CA00851C917008A1BA409F1515884D3683526989D930F3E09D0E9A9845',X'67D9B07FC090479EC4630CE0A74F7F314F7181D34782C8DB3F3441705330C6A8','2026-11-16T03:40:35Z','2026-11-16T03:40:35Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T03:40:35Z',1,0,1.0);
INSERT INTO "tables" VALUES('gYospiSIL1kmhGgWyBAS','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'1666FD6FD7573CE3BC4E90B3766BD21EC6ED77BAF438A00C605779B24A135FEC',X'C7AC201D9AF8A0A193C858A046B88ADB57A33B016930C6BCFE17ADDA257A5E82','2026-11-16T03:40:36Z',NULL,'','{}','2026-11-16T03:40:36Z',0,0,1.0);
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
