-- Tables of fish: up to four players see one water. Shots are bets of their own, so nothing of money is here. All times are of the
-- clock of this database.

create table fish_table (
  -- Also the seed of its water, which everybody at the table knows. It decides nothing but what swims where.
  id uuid primary key,
  game_code text not null,
  currency text not null,
  is_free_play boolean not null,
  -- The smallest bullet of its room.
  base bigint not null check (base > 0),
  -- Grows with everything that happens at the table, in the order in which it happens.
  version bigint not null default 0,
  opened_at timestamptz not null default clock_timestamp()
);
create index fish_table_room on fish_table (game_code, currency, is_free_play, base);

create table fish_seat (
  id uuid primary key,
  table_id uuid not null references fish_table (id),
  seat smallint not null check (seat between 0 and 3),
  player_ref text not null,
  is_free_play boolean not null,
  -- Masked.
  name text not null,
  bullet bigint not null check (bullet > 0),
  -- When a connection of the player was there the last time.
  seen_at timestamptz not null default clock_timestamp(),
  sat_at timestamptz not null default clock_timestamp(),
  left_at timestamptz
);
create unique index fish_seat_one on fish_seat (table_id, seat) where left_at is null;
create unique index fish_seat_player on fish_seat (player_ref, is_free_play) where left_at is null;

-- What others at the table see: catches, and where guns fired. Old rows are deleted.
create table fish_event (
  table_id uuid not null references fish_table (id),
  version bigint not null,
  place smallint not null,
  seat smallint not null,
  body jsonb not null,
  -- Of a catch: the round and the shot that made it, and the number of the creature in the water.
  round_id uuid,
  fish bigint,
  happened_at timestamptz not null default clock_timestamp(),
  primary key (table_id, version, place),
  check ((round_id is null) = (fish is null))
);
create unique index fish_event_round on fish_event (round_id, place) where round_id is not null;
create index fish_event_fish on fish_event (table_id, fish) where fish is not null;
create index fish_event_age on fish_event (happened_at);
