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
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,0,0,'{"name":"void","tile":2}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,1,1,'{"name":"void","tile":7}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,2,2,'{"name":"void","tile":23}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,3,3,'{"name":"void","tile":6}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,4,0,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,5,1,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,6,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,7,2,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('HP6EP6mUDO4WDGZvFAsy',0,8,3,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,0,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,1,1,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,2,0,'{"name":"pung","tile":27,"using":[27,27]}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,3,0,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,4,1,'{"name":"chow","tile":5,"using":[4,6]}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,5,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,6,2,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,7,3,'{"name":"pung","tile":3,"using":[3,3]}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,8,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,9,0,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,10,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,11,2,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,12,3,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,13,0,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,14,1,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,15,2,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,16,1,'{"name":"pung","tile":2,"using":[2,2]}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,17,1,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,18,2,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,19,3,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,20,0,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('LLu36L20I_edFcL3oc3J',0,21,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,0,0,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,1,1,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,2,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,3,2,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,4,3,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,5,0,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,6,1,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,7,2,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,8,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,9,3,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,10,0,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,11,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,12,1,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,13,2,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,14,3,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,15,0,'{"name":"chow","tile":16,"using":[15,17]}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,16,0,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,17,1,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,18,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,19,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,20,1,'{"name":"pung","tile":29,"using":[29,29]}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,21,1,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,22,2,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,23,3,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,24,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,25,0,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,26,1,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,27,2,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,28,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,29,3,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,30,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,31,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('u0DUqlzFRDdPHunO6b6f',0,32,1,'{"name":"discard","tile":0}');
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
INSERT INTO "players" VALUES('HP6EP6mUDO4WDGZvFAsy',0,'person','Анна','','ab53d444ab456a96ee253e76ee3e536aa36228fb517acc3c14b18f8068109888',1,0,0,'','','','');
INSERT INTO "players" VALUES('HP6EP6mUDO4WDGZvFAsy',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('HP6EP6mUDO4WDGZvFAsy',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('HP6EP6mUDO4WDGZvFAsy',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('LLu36L20I_edFcL3oc3J',0,'person','Анна','','e40a706d1963f38dbd0296aebe90e93991015a6a4550e9761d4793d9db636192',0,0,0,'','','','');
INSERT INTO "players" VALUES('LLu36L20I_edFcL3oc3J',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('LLu36L20I_edFcL3oc3J',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('LLu36L20I_edFcL3oc3J',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Saj7bhvVUCUUMM1o-XtZ',0,'person','Анна','','cb88011cf09e705bef2104c8a8397693ab89ecb4409ba417b2b0b1054b96d8ac',0,0,0,'','','','');
INSERT INTO "players" VALUES('Saj7bhvVUCUUMM1o-XtZ',1,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Saj7bhvVUCUUMM1o-XtZ',2,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Saj7bhvVUCUUMM1o-XtZ',3,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('u0DUqlzFRDdPHunO6b6f',0,'person','Анна','','68afe6070c3bcd274c842d5eb6cb46565b56500b5bc409cb99d81c8ab1e4a157',0,0,0,'','','','');
INSERT INTO "players" VALUES('u0DUqlzFRDdPHunO6b6f',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('u0DUqlzFRDdPHunO6b6f',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('u0DUqlzFRDdPHunO6b6f',3,'bot','','greedy','',0,0,0,'','','','');
CREATE TABLE server (
	id INTEGER NOT NULL, 
	ran FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "server" VALUES(1,7.59016666499883285723e+00);
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
INSERT INTO "tables" VALUES('u0DUqlzFRDdPHunO6b6f','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'82ACC3EE8C782A3AFB993E24C45466504130ED4A66DDA7F223A34536E8429EE0',X'2EFC6D97CCF1DBE54BDCE0710C0D69101F1859D9EC2A621B80B66BF3B4126F22','2026-11-16T06:06:25Z',NULL,'0.1.0/3','{"deal":0,"closed":63}','2026-11-16T06:06:25Z',1,0,1.0,'',0,1.21570133599743712693e+00);
INSERT INTO "tables" VALUES('LLu36L20I_edFcL3oc3J','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"deals":0,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'9E1C01C02500C001BE780AC207A45EEDC656EC1AD3AC3323C8E5A85AFBB22072',X'66C3B36FA629FEF3FE208F32892F5EED3C1FD608A3BFFBD2D9A0FAF5F9C04D78','2026-11-16T06:06:29Z',NULL,'0.1.0/3','{"deal":0,"closed":41,"since":6.242535557998053,"reserves":[60.0,60,60,60]}','2026-11-16T06:06:29Z',1,0,1.0,'',0,5.0003503259977151174e+00);
INSERT INTO "tables" VALUES('HP6EP6mUDO4WDGZvFAsy','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'CCB826DD3075CBD8ADA2F0A34ADFA55891EE8239612CD79ACF32756BB6A368F2',X'78D6103F6DA6254030D25F2339DE64478A6956F0B89A00A0F5BCC16E5276E189','2026-11-16T06:06:31Z','2026-11-16T06:06:31Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T06:06:31Z',1,0,1.0,'',0,6.52827285099920118227e+00);
INSERT INTO "tables" VALUES('Saj7bhvVUCUUMM1o-XtZ','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'D8EE3A891626ACA3C23C4D3C8AC3CD777126275BC30136215A798DED28BEF4EF',X'11DD22BB9060806A57CB8107206CBA88310DC3C3F3C3518E9E1C8B112B20566A','2026-11-16T06:06:32Z',NULL,'','{}','2026-11-16T06:06:32Z',0,0,1.0,'',0,7.38823306599806528538e+00);
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
CREATE INDEX players_by_next_token ON players (next_token);
COMMIT;
