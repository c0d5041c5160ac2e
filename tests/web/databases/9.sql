BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('9');
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
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,0,0,'{"name":"void","tile":4}');
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,1,1,'{"name":"void","tile":20}');
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,2,2,'{"name":"void","tile":25}');
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,3,3,'{"name":"void","tile":1}');
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,4,0,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,5,1,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,6,2,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('GLOAsoTspYUcurz3pVC1',0,7,3,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,0,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,1,1,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,2,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,3,2,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,4,3,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,5,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,6,1,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,7,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,8,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,9,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,10,1,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,11,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,12,2,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,13,3,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,14,0,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,15,1,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,16,2,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,17,3,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,18,0,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,19,1,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,20,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,21,2,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,22,0,'{"name":"pung","tile":7,"using":[7,7]}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,23,0,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,24,1,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,25,2,'{"name":"chow","tile":3,"using":[2,4]}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,26,2,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,27,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,28,3,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,29,0,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,30,1,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,31,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,32,2,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,33,3,'{"name":"chow","tile":5,"using":[3,4]}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,34,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,35,0,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,36,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,37,2,'{"name":"discard","tile":2}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,38,3,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('clO81MoIKhoJehLcqPsw',0,39,0,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,0,0,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,1,1,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,2,2,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,3,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,4,0,'{"name":"discard","tile":22}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,5,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,6,3,'{"name":"pung","tile":28,"using":[28,28]}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,7,3,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,8,0,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,9,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,10,2,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,11,3,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,12,0,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,13,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,14,2,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,15,3,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,16,0,'{"name":"chow","tile":4,"using":[5,6]}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,17,0,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,18,1,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,19,2,'{"name":"discard","tile":4}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,20,3,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,21,0,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,22,1,'{"name":"chow","tile":18,"using":[19,20]}');
INSERT INTO "decisions" VALUES('cqaJTTf0LXUf5GjwJ752',0,23,1,'{"name":"discard","tile":26}');
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
INSERT INTO "players" VALUES('GLOAsoTspYUcurz3pVC1',0,'person','Анна','','25bb9cad57a1f08469d4e3f521badcdeae178ca41b4fc5907d95b01f33b1a321',1,0,0,'','','','');
INSERT INTO "players" VALUES('GLOAsoTspYUcurz3pVC1',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('GLOAsoTspYUcurz3pVC1',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('GLOAsoTspYUcurz3pVC1',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('clO81MoIKhoJehLcqPsw',0,'person','Анна','','0f8493f4b8287a7ef47ec73c36ab42d4bf8b29051fb6c5dea5e904ed2f721611',0,0,0,'','','','');
INSERT INTO "players" VALUES('clO81MoIKhoJehLcqPsw',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('clO81MoIKhoJehLcqPsw',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('clO81MoIKhoJehLcqPsw',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('cqaJTTf0LXUf5GjwJ752',0,'person','Анна','','2841540b336907362b326633713479d62273a72203a08e1bde953f3ea42e4de8',0,0,0,'','','','');
INSERT INTO "players" VALUES('cqaJTTf0LXUf5GjwJ752',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('cqaJTTf0LXUf5GjwJ752',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('cqaJTTf0LXUf5GjwJ752',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('dJZWYJy7qvnXweJv_SWc',0,'person','Анна','','3323a3f7e7f4334b912f2c273996ceb90005de54d1d28b184393470b7de32c75',0,0,0,'','','','');
INSERT INTO "players" VALUES('dJZWYJy7qvnXweJv_SWc',1,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('dJZWYJy7qvnXweJv_SWc',2,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('dJZWYJy7qvnXweJv_SWc',3,'open','','','',0,0,0,'','','','');
CREATE TABLE server (
	id INTEGER NOT NULL, 
	ran FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "server" VALUES(1,1.12812514799952623434e+00);
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, strict BOOLEAN DEFAULT '1' NOT NULL, pause FLOAT DEFAULT '1' NOT NULL, again TEXT DEFAULT '' NOT NULL, free_text BOOLEAN DEFAULT '0' NOT NULL, unused_since FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('clO81MoIKhoJehLcqPsw','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'8FD44FB68C4746256DC713EFDA4F753FD86A883465F62CEB1F7077F40CA322A7',X'4C0232D8E774968B96402E7BA3D242DD6C47B7B391C9497C838709F91071FE9E','2026-11-16T07:09:58Z',NULL,'0.1.0/3','{"deal":0,"closed":81}','2026-11-16T07:09:58Z',1,0,1.0,'',0,1.3198487800036673434e-01);
INSERT INTO "tables" VALUES('cqaJTTf0LXUf5GjwJ752','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"deals":0,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'73B3B260EEF4ECB87ED4E6BC0DCD183040AF0FE921782AD236DA068CC85C59A3',X'146F61CB98CFFFCFB865D4B8802E571ADF04FB8760C1AABF2343A2C364420C5A','2026-11-16T07:09:58Z',NULL,'0.1.0/3','{"deal":0,"closed":47,"since":0.8820869609990041,"reserves":[60.0,60,60,60]}','2026-11-16T07:09:58Z',1,0,1.0,'',0,8.13100708997808396816e-01);
INSERT INTO "tables" VALUES('GLOAsoTspYUcurz3pVC1','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'654446241733373F7A3EC7D5347AE292FAB3B9567F8D811733F4FAF8F6D331EF',X'78A8AB14F8098639469C68099881CA8FD0BD27D3D5CBBF9686B9D3B2A20C6863','2026-11-16T07:09:58Z','2026-11-16T07:09:58Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T07:09:58Z',1,0,1.0,'',0,9.10042547999182716012e-01);
INSERT INTO "tables" VALUES('dJZWYJy7qvnXweJv_SWc','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'3AC670E9282163EEED8DDBFC4CB54215E3E36AF3F7481A17B9C7DD9A927EE30A',X'108B76BF246AD540E1C1D85121F69F501ED31CF25489CB7BB171AD892D2ABFA0','2026-11-16T07:09:59Z',NULL,'','{}','2026-11-16T07:09:59Z',0,0,1.0,'',0,9.76300640999397728592e-01);
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
CREATE INDEX players_by_next_token ON players (next_token);
COMMIT;
