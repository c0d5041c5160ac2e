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
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,0,0,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,1,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,2,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,3,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,4,0,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,5,1,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,6,2,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,7,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,8,0,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,9,1,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,10,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,11,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,12,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,13,0,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,14,1,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,15,2,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,16,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,17,0,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,18,1,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,19,2,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,20,3,'{"name":"chow","tile":22,"using":[21,23]}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,21,3,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,22,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,23,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,24,3,'{"name":"pung","tile":30,"using":[30,30]}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,25,3,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,26,0,'{"name":"chow","tile":7,"using":[5,6]}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,27,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,28,1,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,29,2,'{"name":"chow","tile":17,"using":[15,16]}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,30,2,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,31,3,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,32,0,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,33,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,34,2,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,35,3,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,36,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('EdMDqvk-tCtRP7n9UCjo',0,37,0,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,0,0,'{"name":"void","tile":23}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,1,2,'{"name":"void","tile":24}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,2,3,'{"name":"void","tile":19}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,3,1,'{"name":"void","tile":0}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,4,0,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,5,1,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,6,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,7,3,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,8,0,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,0,0,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,1,1,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,2,2,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,3,3,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,4,0,'{"name":"chow","tile":9,"using":[10,11]}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,5,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,6,1,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,7,2,'{"name":"chow","tile":21,"using":[19,20]}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,8,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,9,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,10,0,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,11,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,12,2,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,13,3,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,14,0,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,15,1,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,16,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,17,3,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('deK5ehitTqK7mICtf0Ml',0,18,0,'{"name":"discard","tile":20}');
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
INSERT INTO "players" VALUES('EdMDqvk-tCtRP7n9UCjo',0,'person','Анна','','fdccf38c7f5d514e703035fe9746afdcee8dd2f013ffcb209c060e57cf11d356',0,0,0,'','','','');
INSERT INTO "players" VALUES('EdMDqvk-tCtRP7n9UCjo',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('EdMDqvk-tCtRP7n9UCjo',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('EdMDqvk-tCtRP7n9UCjo',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('MxdjjAzT-6C3ytlFvZRQ',0,'person','Анна','','4f4fe10854b60ad01ed091baa836398848e836b20733022e424ab1033858e74d',1,0,0,'','','','');
INSERT INTO "players" VALUES('MxdjjAzT-6C3ytlFvZRQ',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('MxdjjAzT-6C3ytlFvZRQ',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('MxdjjAzT-6C3ytlFvZRQ',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('c5hpaKAfs-LxXw0Iqmza',0,'person','Анна','','36e908ce4444edcf5522e76dae18fa839f8806ac97f265d74cd47efa19d06a52',0,0,0,'','','','');
INSERT INTO "players" VALUES('c5hpaKAfs-LxXw0Iqmza',1,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('c5hpaKAfs-LxXw0Iqmza',2,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('c5hpaKAfs-LxXw0Iqmza',3,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('deK5ehitTqK7mICtf0Ml',0,'person','Анна','','febf933cdd0ba1f84df9ae7bda8b20f32b41b318d66fdedfaa8092f16e16360a',0,0,0,'','','','');
INSERT INTO "players" VALUES('deK5ehitTqK7mICtf0Ml',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('deK5ehitTqK7mICtf0Ml',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('deK5ehitTqK7mICtf0Ml',3,'bot','','greedy','',0,0,0,'','','','');
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, again TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('EdMDqvk-tCtRP7n9UCjo','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'D65AB7AB7B926465C456824F7537DA3DCB8267C28041F6C8563B490B39B8BE9D',X'04A3FEAF2D3A92EBCA431886B93295B3A79F09E6FDFD0AFA9C9F8AA1639DDFCA','2026-11-16T03:40:23Z',NULL,'0.1.0/3','{"deal":0,"since":1794800424.093216}','2026-11-16T03:40:23Z',1,'');
INSERT INTO "tables" VALUES('deK5ehitTqK7mICtf0Ml','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'600F4842BFAAFF47A2B51EE91165A84EC0F4C9177F64E210774F1836FB616D40',X'21EC4041D3AD56E9D7A0A41ACCEBCD7F6B4703E1A42C4C817D907A09294B9C1F','2026-11-16T03:40:24Z',NULL,'0.1.0/3','{"deal":0,"closed":39,"since":1794800425.061396,"reserves":[60.0,60,60,60]}','2026-11-16T03:40:24Z',1,'');
INSERT INTO "tables" VALUES('MxdjjAzT-6C3ytlFvZRQ','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'A65D8B2C93B0846428B712EFAF074426BC7683461A79BF6E64512DCC220CCAD7',X'959946F42CFAAE9D3C054C6796189CDB73273AAE2A118D6228FACB7353279CAA','2026-11-16T03:40:25Z','2026-11-16T03:40:25Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T03:40:25Z',1,'');
INSERT INTO "tables" VALUES('c5hpaKAfs-LxXw0Iqmza','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'4AEBA015A792FEC664DECAF9167D456B2D4E1242E41D8D0B99970CC7E5B5AB68',X'88EB42D824B22E6E0E161CBE3993761DCD54C8D810952B6A623D79A2919D5FB7','2026-11-16T03:40:26Z',NULL,'','{}','2026-11-16T03:40:26Z',0,'');
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
