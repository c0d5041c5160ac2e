BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('10');
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
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,0,3,'{"name":"void","tile":9}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,1,0,'{"name":"void","tile":21}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,2,1,'{"name":"void","tile":23}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,3,2,'{"name":"void","tile":19}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,4,0,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,5,1,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,6,2,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,7,3,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,8,0,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,9,1,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('NT1l9vgjBebzIdMAJgKG',0,10,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,0,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,1,1,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,2,2,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,3,3,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,4,0,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,5,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,6,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,7,3,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,8,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,9,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,10,2,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,11,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,12,0,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,13,1,'{"name":"chow","tile":24,"using":[25,26]}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,14,1,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,15,2,'{"name":"chow","tile":10,"using":[9,11]}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,16,2,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,17,3,'{"name":"chow","tile":17,"using":[15,16]}');
INSERT INTO "decisions" VALUES('WJzWt6D5r8R9OpL70LRY',0,18,3,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,0,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,1,1,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,2,2,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,3,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,4,0,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,5,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,6,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,7,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,8,0,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,9,1,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,10,2,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,11,3,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,12,0,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,13,1,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,14,2,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,15,3,'{"name":"chow","tile":7,"using":[6,8]}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,16,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,17,0,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,18,1,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,19,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,20,2,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,21,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,22,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,23,0,'{"name":"pung","tile":18,"using":[18,18]}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,24,0,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,25,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,26,1,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,27,2,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,28,3,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,29,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('Y8KekwgI2YDC8xBKqqTT',0,30,1,'{"name":"pass"}');
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
	token TEXT NOT NULL, "left" BOOLEAN DEFAULT '0' NOT NULL, for_friend BOOLEAN DEFAULT '0' NOT NULL, since INTEGER DEFAULT '0' NOT NULL, next_kind TEXT DEFAULT '' NOT NULL, next_name TEXT DEFAULT '' NOT NULL, next_bot TEXT DEFAULT '' NOT NULL, next_token TEXT DEFAULT '' NOT NULL, share_hash TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "players" VALUES('1cfashOykvnA_rKTbQa_',0,'person','Анна','','9657f71134d0cf4cd253723405f747a59c3a0aa3d68d676831a915fde470f349',0,0,0,'','','','','');
INSERT INTO "players" VALUES('1cfashOykvnA_rKTbQa_',1,'open','','','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('1cfashOykvnA_rKTbQa_',2,'open','','','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('1cfashOykvnA_rKTbQa_',3,'open','','','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('NT1l9vgjBebzIdMAJgKG',0,'person','Анна','','2b42ee8408f1b953f3de448707246d1cedac8caae4731d51dac7145b32178b51',1,0,0,'','','','','');
INSERT INTO "players" VALUES('NT1l9vgjBebzIdMAJgKG',1,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('NT1l9vgjBebzIdMAJgKG',2,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('NT1l9vgjBebzIdMAJgKG',3,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('WJzWt6D5r8R9OpL70LRY',0,'person','Анна','','d4cdb254d3a8115f4eda76be2de6bed615d976c18ac04172b135676ce57578a7',0,0,0,'','','','','');
INSERT INTO "players" VALUES('WJzWt6D5r8R9OpL70LRY',1,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('WJzWt6D5r8R9OpL70LRY',2,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('WJzWt6D5r8R9OpL70LRY',3,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('Y8KekwgI2YDC8xBKqqTT',0,'person','Анна','','24733d85bda0948dd42af0a22efa4bb053a3fe3e59938fce8d8e142538c898c1',0,0,0,'','','','','');
INSERT INTO "players" VALUES('Y8KekwgI2YDC8xBKqqTT',1,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('Y8KekwgI2YDC8xBKqqTT',2,'bot','','greedy','',0,0,0,'','','','','');
INSERT INTO "players" VALUES('Y8KekwgI2YDC8xBKqqTT',3,'bot','','greedy','',0,0,0,'','','','','');
CREATE TABLE server (
	id INTEGER NOT NULL, 
	ran FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "server" VALUES(1,3.76601351199860800988e+00);
CREATE TABLE shards (
	number INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE shown (
	table_id TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	created TEXT NOT NULL, 
	listed TEXT NOT NULL, 
	present BOOLEAN NOT NULL, 
	spectators INTEGER NOT NULL, 
	info JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, strict BOOLEAN DEFAULT '1' NOT NULL, pause FLOAT DEFAULT '1' NOT NULL, again TEXT DEFAULT '' NOT NULL, free_text BOOLEAN DEFAULT '0' NOT NULL, unused_since FLOAT DEFAULT '0' NOT NULL, shares JSON DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Y8KekwgI2YDC8xBKqqTT','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'18AA5EFBF13A5C6F94739283690334A65FE907BA47644EA1E23A64C590F4AB0D',X'5E4F212212CD784F488D5EE2661E215B584E906673871AD0083A8E7182E28BA8','2026-11-18T17:02:09Z',NULL,'0.1.0/3','{"since":0.5936495959995227}','2026-11-18T17:02:09Z',1,0,1.0,'',0,0.582942801000172,'[]');
INSERT INTO "tables" VALUES('WJzWt6D5r8R9OpL70LRY','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"deals":0,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'98C24B53EDAF89663963115BCB1E292CEF2CFF73EA8C81983C99DB350E10A7F6',X'98794AB8AF34D1EAA030EDD312650C4A4E10D77C735057CCFAE31026E516112A','2026-11-18T17:02:11Z',NULL,'0.1.0/3','{"closed":37,"since":3.279396416999589,"reserves":[60.0,60,60,60]}','2026-11-18T17:02:11Z',1,0,1.0,'',0,2.31613106999975570943e+00,'[]');
INSERT INTO "tables" VALUES('NT1l9vgjBebzIdMAJgKG','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'C7ADE877AA694B5FC5B6B798FB336BDFED51D83FE4F79D559F89C5E439664168',X'C45E48824E31D28BA57CE61CF9F6FCD6FBC479AD858B92C9493ACBE7FE3E337A','2026-11-18T17:02:12Z','2026-11-18T17:02:12Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-18T17:02:12Z',1,0,1.0,'',0,3.53107117299987294245e+00,'[]');
INSERT INTO "tables" VALUES('1cfashOykvnA_rKTbQa_','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'F2B7AA52269CEC239B723092B4B771427887FD93A48328055EDEB9108B8041E5',X'3B51954C30F5C16690D1F354C5975AE8C1B1E56F44EF609072B9FC30F17A6152','2026-11-18T17:02:12Z',NULL,'','{}','2026-11-18T17:02:12Z',0,0,1.0,'',0,3.61855098599880875553e+00,'[]');
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
CREATE INDEX players_by_next_token ON players (next_token);
COMMIT;
