BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('5');
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
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,0,0,'{"name":"discard","tile":20}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,1,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,2,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,3,2,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,4,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,5,0,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,6,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,7,1,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,8,2,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,9,1,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('BSIUX9uy6sksq9ZBSiSP',0,10,3,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,0,0,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,1,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,2,1,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,3,2,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,4,3,'{"name":"discard","tile":27}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,5,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,6,0,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,7,1,'{"name":"discard","tile":32}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,8,2,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,9,3,'{"name":"discard","tile":28}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,10,0,'{"name":"discard","tile":9}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,11,1,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,12,2,'{"name":"discard","tile":3}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,13,3,'{"name":"chow","tile":3,"using":[2,4]}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,14,3,'{"name":"discard","tile":31}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,15,0,'{"name":"discard","tile":8}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,16,1,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,17,2,'{"name":"pass"}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,18,2,'{"name":"discard","tile":25}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,19,3,'{"name":"discard","tile":29}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,20,0,'{"name":"discard","tile":10}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,21,1,'{"name":"chow","tile":10,"using":[9,11]}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,22,1,'{"name":"discard","tile":33}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,23,2,'{"name":"discard","tile":11}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,24,3,'{"name":"chow","tile":11,"using":[12,13]}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,25,3,'{"name":"discard","tile":5}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,26,0,'{"name":"discard","tile":24}');
INSERT INTO "decisions" VALUES('BXwjLyGVgx1BrTxMqLSC',0,27,1,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,0,0,'{"name":"void","tile":21}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,1,1,'{"name":"void","tile":19}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,2,3,'{"name":"void","tile":7}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,3,2,'{"name":"void","tile":1}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,4,0,'{"name":"discard","tile":21}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,5,1,'{"name":"discard","tile":19}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,6,2,'{"name":"discard","tile":1}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,7,3,'{"name":"discard","tile":7}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,8,0,'{"name":"discard","tile":26}');
INSERT INTO "decisions" VALUES('OMFX5jQVVTgdlnsGEKnR',0,9,1,'{"name":"discard","tile":25}');
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
INSERT INTO "players" VALUES('BSIUX9uy6sksq9ZBSiSP',0,'person','Анна','','49facc2487e0209cfe453076f69416cf09511a8beaa613f3e214d2ce63fd181f',0,0,0,'','','','');
INSERT INTO "players" VALUES('BSIUX9uy6sksq9ZBSiSP',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('BSIUX9uy6sksq9ZBSiSP',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('BSIUX9uy6sksq9ZBSiSP',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('BXwjLyGVgx1BrTxMqLSC',0,'person','Анна','','12be22b618cb7162586c15ddbb10e23e446bb1a5f3dfcb0aac231f2d892659c5',0,0,0,'','','','');
INSERT INTO "players" VALUES('BXwjLyGVgx1BrTxMqLSC',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('BXwjLyGVgx1BrTxMqLSC',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('BXwjLyGVgx1BrTxMqLSC',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('OMFX5jQVVTgdlnsGEKnR',0,'person','Анна','','875cfae7e9f13fd9143ff17b965b3f3351e31c6867b92799e773177692abd011',1,0,0,'','','','');
INSERT INTO "players" VALUES('OMFX5jQVVTgdlnsGEKnR',1,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('OMFX5jQVVTgdlnsGEKnR',2,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('OMFX5jQVVTgdlnsGEKnR',3,'bot','','greedy','',0,0,0,'','','','');
INSERT INTO "players" VALUES('cC4l370b-FDxvCnnevGY',0,'person','Анна','','f2c3b8139816f65a257afc51d10167e8814c73d86155e111e5462bfd0d8fe64c',0,0,0,'','','','');
INSERT INTO "players" VALUES('cC4l370b-FDxvCnnevGY',1,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('cC4l370b-FDxvCnnevGY',2,'open','','','',0,0,0,'','','','');
INSERT INTO "players" VALUES('cC4l370b-FDxvCnnevGY',3,'open','','','',0,0,0,'','','','');
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
	clocks JSON NOT NULL, used TEXT DEFAULT '' NOT NULL, all_hands BOOLEAN DEFAULT '0' NOT NULL, strict BOOLEAN DEFAULT '1' NOT NULL, pause FLOAT DEFAULT '1' NOT NULL, again TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('BXwjLyGVgx1BrTxMqLSC','red',NULL,'{"players":4,"jokers":false,"flowers":8,"min_points":0,"cap":300,"chaotic_value":12,"absorption":"none","rounds":4,"deals":0,"target_points":0,"false_win":"prevent","start_points":0,"two_player_draw":"stays"}','none',0,0,'playing',0,X'7B0B78314A07C61EA7B1B73E106C96DD3E3E478ED4D3A3ABC70A1C69D5C94CDF',X'C7C9803F89F87E8154446FE9E1246DEB1278B8AB52112576A39E9864223ED707','2026-11-16T03:40:42Z',NULL,'0.1.0/3','{"deal":0,"since":1794800442.445093}','2026-11-16T03:40:42Z',1,0,1.0,'');
INSERT INTO "tables" VALUES('BSIUX9uy6sksq9ZBSiSP','zung-jung',NULL,'{"minimum":0,"payoff":"zung-jung","immunity":true,"interception":"furthest","bonus_tiles":false,"bonus_tile_values":[2,4,10],"four_identical_chows":400,"rounds":4,"start_points":0,"false_win_penalty":25,"false_win_calls":false,"concealed_kong_display":"open"}','relaxed',0,0,'playing',0,X'9577BB284F991B6158940AFC2B8AB8EE5E2F710CD4AEDE48EAA2723B38333349',X'3180A0BDD68BF3FCFA762EEA7E649A11C8C53D8A36675BCCCA0C7117C5704E20','2026-11-16T03:40:43Z',NULL,'0.1.0/3','{"deal":0,"closed":19,"since":1794800444.071626,"reserves":[60.0,60,60,60]}','2026-11-16T03:40:43Z',1,0,1.0,'');
INSERT INTO "tables" VALUES('OMFX5jQVVTgdlnsGEKnR','sichuan',NULL,'{"limit":"stepped","passed_win":"different","pig_pays_ready":false,"void_discard":"enforced","last_discard_pung":false,"deals":16,"reveal_winners":"at-end"}','none',0,0,'over',0,X'C46C6E389BC15C603D37125A6CC67DBAF6EA524A2D3EB1040635EBDCB9D8BA0E',X'8887283B62166E81DE19EAB961CCDF3CDA52528114A97E1D06C11F4AA61262B0','2026-11-16T03:40:44Z','2026-11-16T03:40:44Z','0.1.0/3','{"deals":0,"points":[0,0,0,0]}','2026-11-16T03:40:44Z',1,0,1.0,'');
INSERT INTO "tables" VALUES('cC4l370b-FDxvCnnevGY','popular',NULL,'{"jokers":false,"joker_direction":"up","no_jokers_fan":"joker-games","closed_ready":2,"chicken_flowers":false,"concealed_hand":"absorbed","rounds":4,"deals":0,"start_points":0,"seating":"wind-tiles","river":"zones","false_win":"prevent"}','none',0,0,'waiting',0,X'DDE178B7E349D746544791361AE8B4D2571C28256FE122331C2D579ED42B1C55',X'9F753AB3C75B251DA592B8D2EC9D53B7644E9F95EE45B4C4308B214CE8BAA259','2026-11-16T03:40:45Z',NULL,'','{}','2026-11-16T03:40:45Z',0,0,1.0,'');
CREATE INDEX tables_by_state ON tables (state, public, finished);
CREATE INDEX players_by_token ON players (token);
COMMIT;
