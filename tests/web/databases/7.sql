BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('7');
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
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,0,0,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,1,1,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,2,2,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,3,3,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,4,0,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,5,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,6,1,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,7,2,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,8,3,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,9,0,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,10,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,11,2,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,12,3,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('NoDl-PQ7s9o9hfNktFN8',0,13,3,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,0,1,'{"name":"void","tile":11}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,1,2,'{"name":"void","tile":3}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,2,3,'{"name":"void","tile":1}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,3,0,'{"name":"void","tile":23}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,4,0,'{"name":"discard","tile":23}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,5,1,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,6,2,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,7,3,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,8,1,'{"name":"pung","tile":1,"using":[1,1]}');
INSERT INTO "decisions" VALUES('e3CwXRsqRhDvjHuqGoD5',0,9,1,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,0,0,'{"name":"discard","tile":17}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,1,1,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,2,2,'{"name":"discard","tile":15}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,3,3,'{"name":"chow","tile":15,"using":[13,14]}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,4,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,5,0,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,6,3,'{"name":"pung","tile":27,"using":[27,27]}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,7,3,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,8,0,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,9,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,10,2,'{"name":"discard","tile":0}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,11,3,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,12,0,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,13,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,14,1,'{"name":"discard","tile":6}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,15,2,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,16,3,'{"name":"discard","tile":12}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,17,0,'{"name":"chow","tile":12,"using":[11,13]}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,18,0,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,19,1,'{"name":"discard","tile":30}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,20,2,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,21,3,'{"name":"chow","tile":24,"using":[23,25]}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,22,3,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,23,0,'{"name":"chow","tile":21,"using":[20,22]}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,24,0,'{"name":"discard","tile":13}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,25,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,26,2,'{"name":"pung","tile":32,"using":[32,32]}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,27,2,'{"name":"discard","tile":16}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,28,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,29,3,'{"name":"discard","tile":18}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,30,0,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,31,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,32,2,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,33,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,34,0,'{"name":"discard","tile":25}');
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
INSERT INTO "players" VALUES('NoDl-PQ7s9o9hfNktFN8',0,'person','Анна','','d11f139ec204c76df38168f77a97714ed905cb0e9f766ce45533c4360939ec31',0,0,0,'','','','');
INSERT INTO "players" VALUES('NoDl-PQ7s9o9hfNktFN8',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('NoDl-PQ7s9o9hfNktFN8',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('NoDl-PQ7s9o9hfNktFN8',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Z0CJLBcn4ze81NV1LqFt',0,'person','Анна','','84b4ee11461697205d08166030674b75aa0ada3fdbbfe54beeda985c362fefac',0,0,0,'','','','');
INSERT INTO "players" VALUES('Z0CJLBcn4ze81NV1LqFt',1,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Z0CJLBcn4ze81NV1LqFt',2,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('Z0CJLBcn4ze81NV1LqFt',3,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('e3CwXRsqRhDvjHuqGoD5',0,'person','Анна','','a169c17396cc239290817720db00097f1e21861efbe9737a561016a4154b6d9f',1,0,0,'','','','');
INSERT INTO "players" VALUES('e3CwXRsqRhDvjHuqGoD5',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('e3CwXRsqRhDvjHuqGoD5',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('e3CwXRsqRhDvjHuqGoD5',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('oq-WCzYfIY5TIGBvm-BZ',0,'person','Анна','','16ac4a582fa2be59e9c82cf58390bbba04c163cfd46c560f39baf36ed0ce7309',0,0,0,'','','','');
INSERT INTO "players" VALUES('oq-WCzYfIY5TIGBvm-BZ',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('oq-WCzYfIY5TIGBvm-BZ',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('oq-WCzYfIY5TIGBvm-BZ',3,'bot','','greedy','',0,0,0,'','','','');
CREATE TABLE server (
	id INTEGER NOT NULL, 
	ran FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "server" VALUES(1,2.30439337899952079169e+00);
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
INSERT INTO "tables" VALUES('oq-WCzYfIY5TIGBvm-BZ','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'934C849DC64556EFA711F86860E70DBB55B42E781F065A937B7E687DA7ACCC9D',X'87B74559A3E96DFB04FDF1D4D0A024236D77A521B059D612A60217D0D3A43C7B','2026-11-16T03:40:58Z',NULL,'0.1.0/3','{"deal":0,"since":0.2308467179973377}','2026-11-16T03:40:58Z',1,0,1.0,'',0,2.12550722997548291459e-01);
INSERT INTO "tables" VALUES('NoDl-PQ7s9o9hfNktFN8','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"deals":0,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'776EA8B6E786D1902DA9F0E5F5D5396952543D7B37AD42B5E3A4A270C6387337',X'5F93756E3A34AA346A5D6EAEA70A0DEF09B8316DCEEC6513CA701BE7103FD1C0','2026-11-16T03:40:58Z',NULL,'0.1.0/3','{"deal":0,"closed":29,"since":1.3501936639986525,"reserves":[60.0,60,60,60]}','2026-11-16T03:40:58Z',1,0,1.0,'',0,8.94829296998068457469e-01);
INSERT INTO "tables" VALUES('e3CwXRsqRhDvjHuqGoD5','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'B4BC1611C05C78CCFC6F11E7123CDA1996155C832F58DAC59FADC6DB699AB482',X'D4608B07203525C07254ABA1A18CDAAD308D88AB2DBA1885AE8E3EF261B8D8E6','2026-11-16T03:40:59Z','2026-11-16T03:40:59Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T03:40:59Z',1,0,1.0,'',0,1.47607592199710779823e+00);
INSERT INTO "tables" VALUES('Z0CJLBcn4ze81NV1LqFt','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'4D51B764BE952D2D486EBDE45CC39272521D6B1DD37F51F3C4ADBC19F583131B',X'4AD4A9C33D3489035DAE468B94B9F22F146DB481E08C0E124FCD1F7FFC6BEB32','2026-11-16T03:41:00Z',NULL,'','{}','2026-11-16T03:41:00Z',0,0,1.0,'',0,2.09625738799877581186e+00);
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
