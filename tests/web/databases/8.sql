BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('8');
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
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,0,0,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,1,1,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,2,2,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,3,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,4,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,5,1,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,6,2,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,7,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,8,0,'{"name":"chow","tile":18,"using":[19,20]}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,9,0,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,10,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,11,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,12,3,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,13,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,14,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,15,2,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,16,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,17,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,18,0,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,19,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,20,1,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,21,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,22,2,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,23,3,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,24,0,'{"name":"pung","tile":33,"using":[33,33]}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,25,0,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,26,1,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,27,2,'{"name":"chow","tile":22,"using":[21,23]}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,28,2,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,29,3,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,30,0,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,31,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,32,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,33,3,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('IMs29iZ42oSBZNbpLe8r',0,34,0,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,0,0,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,1,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,2,2,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,3,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,4,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,5,0,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,6,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,7,2,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,8,3,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,9,0,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,10,1,'{"name":"chow","tile":15,"using":[13,14]}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,11,1,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,12,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,13,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('iDqqedfpvTkBlr9vXNnJ',0,14,3,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,0,2,'{"name":"void","tile":0}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,1,0,'{"name":"void","tile":21}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,2,1,'{"name":"void","tile":13}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,3,3,'{"name":"void","tile":1}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,4,0,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,5,1,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,6,2,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,7,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,8,3,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,9,0,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,10,1,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,11,3,'{"name":"pung","tile":14,"using":[14,14]}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,12,3,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,13,0,'{"name":"pung","tile":8,"using":[8,8]}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,14,0,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('w1s7_vAgy5bO7G3aLjo1',0,15,1,'{"name":"discard","tile":15}');
CREATE TABLE house (
	name TEXT NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE players (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	token TEXT NOT NULL, "left" BOOLEAN DEFAULT '0' NOT NULL, for_friend BOOLEAN DEFAULT '0' NOT NULL, since INTEGER DEFAULT '0' NOT NULL, next_kind TEXT DEFAULT '' NOT NULL, next_name TEXT DEFAULT '' NOT NULL, next_bot TEXT DEFAULT '' NOT NULL, next_token TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "players" VALUES('IMs29iZ42oSBZNbpLe8r',0,'person','Анна','','a914fc6416ba6762824ba1bc990e80584c8af90debc58e9e1e0fdc0596e0ae30',0,0,0,'','','','');
INSERT INTO "players" VALUES('IMs29iZ42oSBZNbpLe8r',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('IMs29iZ42oSBZNbpLe8r',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('IMs29iZ42oSBZNbpLe8r',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q9_erHvkUbUeTDV2qdD6',0,'person','Анна','','a9bb89e8418ee513f5e99149ffed6e3dcb54aa47a21940f8456768c3bd277357',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q9_erHvkUbUeTDV2qdD6',1,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q9_erHvkUbUeTDV2qdD6',2,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q9_erHvkUbUeTDV2qdD6',3,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('iDqqedfpvTkBlr9vXNnJ',0,'person','Анна','','a21ca5b98c44adb56aca11335674f331465296efb820f23b819bcb29fd2717d6',0,0,0,'','','','');
INSERT INTO "players" VALUES('iDqqedfpvTkBlr9vXNnJ',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('iDqqedfpvTkBlr9vXNnJ',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('iDqqedfpvTkBlr9vXNnJ',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('w1s7_vAgy5bO7G3aLjo1',0,'person','Анна','','b28ecf9503b80c68f972c70dc699e0db0d7270065cba94e47148f5a453130a09',1,0,0,'','','','');
INSERT INTO "players" VALUES('w1s7_vAgy5bO7G3aLjo1',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('w1s7_vAgy5bO7G3aLjo1',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('w1s7_vAgy5bO7G3aLjo1',3,'bot','','greedy','',0,0,0,'','','','');
CREATE TABLE server (
	id INTEGER NOT NULL, 
	ran FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "server" VALUES(1,3.31549134599845274351e+00);
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, strict BOOLEAN DEFAULT '1' NOT NULL, pause FLOAT DEFAULT '1' NOT NULL, again TEXT DEFAULT '' NOT NULL, free_text BOOLEAN DEFAULT '0' NOT NULL, unused_since FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('IMs29iZ42oSBZNbpLe8r','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'7AEB87CABBE329EC0763C0A2AF6264735205F47662B17CB8F67FA0FDE795BE1E',X'CB7071CE328C41C6EA63ACE73E23D96C22E1CC5DD05552012D7165C285A2CB46','2026-11-16T06:13:32Z',NULL,'0.1.0/3','{"deal":0,"closed":69}','2026-11-16T06:13:32Z',1,0,1.0,'',0,2.54072275998623808845e-01);
INSERT INTO "tables" VALUES('iDqqedfpvTkBlr9vXNnJ','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"deals":0,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'4193AF0F4E70A49C78BCFB8AB921F98CE116284F9BF5364ACB565B406CC61E66',X'9ECDA5FF5F936FFA980F2614258AF141DC368CD0DD822D8C82E78BAA95486C61','2026-11-16T06:13:34Z',NULL,'0.1.0/3','{"deal":0,"closed":27,"since":2.667712123999081,"reserves":[60.0,60,60,60]}','2026-11-16T06:13:34Z',1,0,1.0,'',0,2.43576812600076664239e+00);
INSERT INTO "tables" VALUES('w1s7_vAgy5bO7G3aLjo1','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'95E9EF5253B0AE89000FD22E7F3D877BD25939DE339D385CC60C93B0441CCF71',X'AABA108C125DD6F59906E756C6DE126A449ECC0B630C6FF696D378C4A28F5518','2026-11-16T06:13:34Z','2026-11-16T06:13:35Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T06:13:34Z',1,0,1.0,'',0,2.83490616899871383793e+00);
INSERT INTO "tables" VALUES('Q9_erHvkUbUeTDV2qdD6','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'A6F1578ACF97953960294C5D539231C90085216790AD12780AD3B186177B9B39',X'0A25B5CF431A232FE30807CB2EF5773686AF89B806C35899C242C23F243639BD','2026-11-16T06:13:35Z',NULL,'','{}','2026-11-16T06:13:35Z',0,0,1.0,'',0,3.12129145899962168186e+00);
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
CREATE INDEX players_by_next_token ON players (next_token);
COMMIT;
