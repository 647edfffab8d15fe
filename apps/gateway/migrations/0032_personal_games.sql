-- No reference to the game table: a game may leave the catalogue and come back, and the heart is still there.
create table favourite_game (
  account_id uuid not null references account (id) on delete cascade,
  node_id text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (account_id, node_id)
);

create table recent_game (
  account_id uuid not null references account (id) on delete cascade,
  node_id text not null,
  played_at timestamptz not null default clock_timestamp(),
  primary key (account_id, node_id)
);
create index recent_game_newest on recent_game (account_id, played_at desc);
