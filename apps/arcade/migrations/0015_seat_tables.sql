-- Tables with seats. A player sits down with a buy-in, which is the bet of a round, and the stack at the end is its win. In between hands
-- move stacks at the table, each in one transaction. All times are of the clock of this database.

create table seat_table (
  id uuid primary key,
  -- The title, which is the room.
  game_code text not null,
  currency text not null,
  is_free_play boolean not null,
  base bigint not null check (base > 0),
  -- Grows with everything that happens at the table.
  version bigint not null default 0,
  -- When the hand that comes next is dealt, and when bots may fill the table; null while the table waits for people.
  deals_at timestamptz,
  fills_at timestamptz,
  -- The seat of the last dealer, from 0.
  dealer smallint not null default -1,
  -- When something has to be done at the table by itself.
  due_at timestamptz not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index seat_table_due on seat_table (due_at) where closed_at is null;
create index seat_table_open on seat_table (game_code, currency, is_free_play, base) where closed_at is null;

-- Somebody at a table: a player with the round of the buy-in, or a bot of the house.
create table seat_sitting (
  id uuid primary key,
  table_id uuid not null references seat_table (id),
  -- Null until there is a free one.
  seat smallint check (seat >= 0),
  -- Null for a bot.
  round_id uuid unique references round (id),
  player_ref text,
  name text not null,
  picture smallint not null,
  -- What has come to the table so far; the stack is that plus what hands moved.
  bought bigint not null default 0 check (bought >= 0),
  stack bigint not null default 0 check (stack >= 0),
  -- What is left of the time bank, in ms.
  bank_ms integer not null check (bank_ms >= 0),
  -- Hands in a row in which nothing was said in time.
  missed smallint not null default 0,
  is_out boolean not null default false,
  out_since timestamptz,
  is_leaving boolean not null default false,
  -- The seed of the browser for the hand that comes next.
  seed_hand_id uuid,
  client_seed text check (client_seed ~ '^[0-9a-f]{32,64}$'),
  -- The connection that plays the seat, and when it was heard the last time.
  holder uuid,
  seen_at timestamptz,
  -- A fingerprint of the address, which tells whether two came from one.
  address_print text,
  sat_at timestamptz not null,
  left_at timestamptz,
  check (round_id is null = (player_ref is null)),
  check ((seed_hand_id is null) = (client_seed is null))
);
-- One sitting for a seat.
create unique index seat_sitting_seat on seat_sitting (table_id, seat) where left_at is null and seat is not null;
create index seat_sitting_open on seat_sitting (table_id) where left_at is null;
create index seat_sitting_held on seat_sitting (holder) where left_at is null and holder is not null;

-- Hands. The seed is committed before the hand, while it is NEXT; moves are all that is stored of its play, the rest follows.
create table seat_hand (
  id uuid primary key,
  table_id uuid not null references seat_table (id),
  number integer not null check (number >= 0),
  game_version text not null,
  sealed_server_seed bytea not null,
  server_seed_hash text not null unique check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  -- The SHA-256 of the seeds of the browsers, in the order of play, with colons between.
  client_seed text check (client_seed ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('NEXT', 'PLAYING', 'OVER')),
  -- Moves in order: place, move, and who made it.
  moves jsonb not null default '[]',
  -- Since when each place may move, in epoch ms.
  turns jsonb not null default '{}',
  dealt_at timestamptz,
  over_at timestamptz,
  unique (table_id, number),
  check ((state = 'NEXT') = (client_seed is null)),
  check ((state = 'NEXT') = (dealt_at is null)),
  check ((state = 'OVER') = (over_at is not null))
);
-- One hand at a time, and one that comes next.
create unique index seat_hand_one on seat_hand (table_id, state) where state <> 'OVER';

-- Who was dealt in, by place in the order of play, and what the hand moved.
create table seat_hand_place (
  hand_id uuid not null references seat_hand (id),
  place smallint not null check (place >= 0),
  seat smallint not null,
  sitting_id uuid not null references seat_sitting (id),
  client_seed text,
  units integer,
  net bigint,
  rake bigint check (rake >= 0),
  primary key (hand_id, place),
  unique (hand_id, sitting_id),
  check (num_nulls(units, net, rake) in (0, 3))
);
create index seat_hand_place_sitting on seat_hand_place (sitting_id);

-- Sittings that wait for a table.
create index round_sitting on round (id) where closed_at is null and state = 'OPEN' and choice ? 'tableBase';
