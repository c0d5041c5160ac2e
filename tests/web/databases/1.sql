BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1');
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
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,0,0,'{"name":"void","tile":24}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,1,1,'{"name":"void","tile":15}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,2,3,'{"name":"void","tile":6}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,3,2,'{"name":"void","tile":26}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,4,0,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,5,1,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,6,2,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,7,3,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,8,0,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('SVBDEH2pHyavlytBO8xS',0,9,1,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,0,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,1,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,2,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,3,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,4,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,5,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,6,1,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,7,2,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,8,3,'{"name":"chow","tile":17,"using":[15,16]}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,9,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,10,0,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,11,3,'{"name":"pung","tile":13,"using":[13,13]}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,12,3,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,13,0,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,14,1,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,15,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,16,2,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,17,3,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,18,0,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,19,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,20,1,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,21,2,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,22,3,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,23,0,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,24,1,'{"name":"chow","tile":5,"using":[3,4]}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,25,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,26,2,'{"name":"discard","tile":14}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,27,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,28,3,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,29,0,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,30,1,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,31,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,32,2,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,33,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,0,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,1,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,2,2,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,3,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,4,0,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,5,1,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,6,2,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,7,3,'{"name":"chow","tile":23,"using":[24,25]}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,8,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,9,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,10,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,11,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,12,2,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,13,3,'{"name":"pung","tile":8,"using":[8,8]}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,14,3,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('q6rpCl37jMHLvj4IbKjb',0,15,0,'{"name":"pass"}');
CREATE TABLE players (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	token TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "players" VALUES('SVBDEH2pHyavlytBO8xS',0,'person','Анна','','783db9a5bfc3987e212ec4ff18df8c9f8b50236ebba027e346d0501f45b8791b');
INSERT INTO "players" VALUES('SVBDEH2pHyavlytBO8xS',1,'bot','','greedy','');
INSERT INTO "players" VALUES('SVBDEH2pHyavlytBO8xS',2,'bot','','greedy','');
INSERT INTO "players" VALUES('SVBDEH2pHyavlytBO8xS',3,'bot','','greedy','');
INSERT INTO "players" VALUES('dw49-UrmFUCawEY03XKL',0,'person','Анна','','48c6ba7cfe8e1af175cb357df2bcfa5625ea1ebf17deba5a5fa297e950d6e3ba');
INSERT INTO "players" VALUES('dw49-UrmFUCawEY03XKL',1,'open','','','');
INSERT INTO "players" VALUES('dw49-UrmFUCawEY03XKL',2,'open','','','');
INSERT INTO "players" VALUES('dw49-UrmFUCawEY03XKL',3,'open','','','');
INSERT INTO "players" VALUES('iOqCBoUqxOQ8w_p-cn-E',0,'person','Анна','','27d3386192a09e8d6272169f610e7e361156813ddedced56fc965df09df357b8');
INSERT INTO "players" VALUES('iOqCBoUqxOQ8w_p-cn-E',1,'bot','','greedy','');
INSERT INTO "players" VALUES('iOqCBoUqxOQ8w_p-cn-E',2,'bot','','greedy','');
INSERT INTO "players" VALUES('iOqCBoUqxOQ8w_p-cn-E',3,'bot','','greedy','');
INSERT INTO "players" VALUES('q6rpCl37jMHLvj4IbKjb',0,'person','Анна','','23127cbe0a883dbb3874260875f460d321c17b3894eb6f272dd8de4393061dba');
INSERT INTO "players" VALUES('q6rpCl37jMHLvj4IbKjb',1,'bot','','greedy','');
INSERT INTO "players" VALUES('q6rpCl37jMHLvj4IbKjb',2,'bot','','greedy','');
INSERT INTO "players" VALUES('q6rpCl37jMHLvj4IbKjb',3,'bot','','greedy','');
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
	clocks JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('iOqCBoUqxOQ8w_p-cn-E','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0}','none',0,0,'playing',0,X'B500131295FDAEB766D6ADF93328D5C5AB67BA0B8CBEE6595EF759520F0AAABD',X'498FE22CCFEB24E5BBAB92BE826246D6DFB8D5DC94392C1ADA9FE23666AF19EA','2026-11-16T03:39:53Z',NULL,'0.1.0/1','{}');
INSERT INTO "tables" VALUES('q6rpCl37jMHLvj4IbKjb','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'37141A0C36EFCC061B41504B9CC54D30B715401C3F52985CC30A24E4A4F80A45',X'3F5193F36288DE6774D1D754FEA4FF187F65C735302C6D109874F53F307CE681','2026-11-16T03:39:55Z',NULL,'0.1.0/1','{}');
INSERT INTO "tables" VALUES('SVBDEH2pHyavlytBO8xS','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":true,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'C86EA3C73034DCAAD0F265F86767CB9211F492947C718F7027A452171F34CD94',X'735AA8A64A022C2252A6D68B753DEB143715962C4A9299FB15539C5DD88ADD81','2026-11-16T03:39:55Z','2026-11-16T03:39:56Z','0.1.0/1','{}');
INSERT INTO "tables" VALUES('dw49-UrmFUCawEY03XKL','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones"}','none',0,0,'waiting',0,X'6DEE429ACB993CFE927C600EECCAF1FEC1EA3B377CC734DE719422A76F5ADDBB',X'837578C713004EF3F066A9016506DB736CA4EDD385651CB6AF773629F166BB77','2026-11-16T03:39:56Z',NULL,'','{}');
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
