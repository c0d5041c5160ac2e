BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('6');
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
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,0,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,1,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,2,2,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,3,3,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,4,0,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,5,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,6,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,7,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,8,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,9,0,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,10,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,11,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,12,2,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,13,3,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,14,0,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,15,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,16,2,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,17,3,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,18,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,19,0,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,20,1,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,21,2,'{"name":"chow","tile":6,"using":[7,8]}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,22,2,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('3VRtKaqw2mJOooPZgphF',0,23,3,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,0,0,'{"name":"void","tile":25}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,1,2,'{"name":"void","tile":19}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,2,3,'{"name":"void","tile":9}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,3,1,'{"name":"void","tile":12}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,4,0,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,5,1,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,6,2,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,7,3,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('YaevhzX0hK96OQtnXvz0',0,8,0,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,0,0,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,1,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,2,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,3,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,4,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,5,0,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,6,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,7,2,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,8,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,9,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,10,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,11,1,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,12,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,13,3,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,14,0,'{"name":"chow","tile":7,"using":[6,8]}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,15,1,'{"name":"pung","tile":7,"using":[7,7]}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,16,1,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,17,2,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,18,3,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,19,0,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('hqOQTIW3PolRAs_w13A8',0,20,1,'{"name":"discard","tile":14}');
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
INSERT INTO "players" VALUES('3VRtKaqw2mJOooPZgphF',0,'person','Анна','','3cd5a646cdfc9c0254f664518e66f6969584644877631710c471da6fa64a903c',0,0,0,'','','','');
INSERT INTO "players" VALUES('3VRtKaqw2mJOooPZgphF',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('3VRtKaqw2mJOooPZgphF',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('3VRtKaqw2mJOooPZgphF',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q7g2Cd0tdjMy_Ap2BBMs',0,'person','Анна','','12ee4e6c4ad4909b3f423701730b377dc8079ffc38ba2e85a990ac2e8385c0a9',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q7g2Cd0tdjMy_Ap2BBMs',1,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q7g2Cd0tdjMy_Ap2BBMs',2,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Q7g2Cd0tdjMy_Ap2BBMs',3,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('YaevhzX0hK96OQtnXvz0',0,'person','Анна','','3cdce41778a9ab8a01856ebdc1e6a49ad234809281a143eb7af1498b8744e353',1,0,0,'','','','');
INSERT INTO "players" VALUES('YaevhzX0hK96OQtnXvz0',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('YaevhzX0hK96OQtnXvz0',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('YaevhzX0hK96OQtnXvz0',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('hqOQTIW3PolRAs_w13A8',0,'person','Анна','','04e9c6086465051e5ad161f1924ffaccc214765b70aa97ed5dc91e7d15727a71',0,0,0,'','','','');
INSERT INTO "players" VALUES('hqOQTIW3PolRAs_w13A8',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('hqOQTIW3PolRAs_w13A8',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('hqOQTIW3PolRAs_w13A8',3,'bot','','greedy','',0,0,0,'','','','');
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, strict BOOLEAN DEFAULT '1' NOT NULL, pause FLOAT DEFAULT '1' NOT NULL, again TEXT DEFAULT '' NOT NULL, free_text BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('3VRtKaqw2mJOooPZgphF','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'8A593C06ACD1230C16C2807B855237D0026E1A4824F61D99F3AA0BCCED203885',X'77516E104F23928F2071E33194E923AA7D09EC371A3FB4341642D3C5CB99EF76','2026-11-16T03:40:52Z',NULL,'0.1.0/3','{"deal":0,"since":1794800452.144551}','2026-11-16T03:40:52Z',1,0,1.0,'',0);
INSERT INTO "tables" VALUES('hqOQTIW3PolRAs_w13A8','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"deals":0,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'1BAFEE766A145782EAEE26B5B944CF6FC6A9F851EEAB32BCFF1AD51CFDD7F8FF',X'595F741AF80FC76FB1F0F26C613103FCDEE98491D9853D3C4788E7E4CA277BCD','2026-11-16T03:40:52Z',NULL,'0.1.0/3','{"deal":0,"closed":39,"since":1794800452.771073,"reserves":[60.0,60,60,60]}','2026-11-16T03:40:52Z',1,0,1.0,'',0);
INSERT INTO "tables" VALUES('YaevhzX0hK96OQtnXvz0','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'24EEDDE02422AC5051A875E781B2DC00824EEA7293B84FB116ED516C44AFBFCC',X'12727AACF47A0BF6173A4D5530AD06A6B0D33527D15BBB987B70C90E19FE8E9B','2026-11-16T03:40:52Z','2026-11-16T03:40:53Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T03:40:52Z',1,0,1.0,'',0);
INSERT INTO "tables" VALUES('Q7g2Cd0tdjMy_Ap2BBMs','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'38B202009430C731ED339576A3609707F5B399F835FC168C0858074961E0BDC9',X'A75A308699D9EEF7E1EBEB4AA4BE06AD3F5F851A571BAA0B070137AF7B0DCC94','2026-11-16T03:40:53Z',NULL,'','{}','2026-11-16T03:40:53Z',0,0,1.0,'',0);
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
