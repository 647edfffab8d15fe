-- Rounds that all players share. Their seeds come from a chain: each seed is the SHA-256 of the next one, so the seed of a
-- round is the commitment to the round after it.
create table crash_chain (
  id uuid primary key,
  -- The last seed of the chain, which all others follow from. Sealed.
  sealed_seed bytea not null,
  terminal_hash text not null unique check (terminal_hash ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  created_at timestamptz not null
);

-- A round of the room. Its pair of seeds is used once, by everybody; the outcome follows from the pair and the index. All
-- times are of the clock of this database.
create table shared_round (
  id uuid primary key,
  chain_id uuid not null references crash_chain (id),
  index integer not null check (index > 0),
  seed_pair_id uuid not null unique references seed_pair (id),
  opens_at timestamptz not null,
  starts_at timestamptz not null,
  -- BETTING until the client seed is fixed, RUNNING until the round crashes.
  state text not null check (state in ('BETTING', 'RUNNING', 'ENDED')),
  -- When the last process was seen to keep the round, while it ran.
  alive_at timestamptz,
  -- True if no process kept the round when it crashed: stakes that were in are given back.
  interrupted boolean not null default false,
  -- Set once no bet is left to end.
  ended_at timestamptz,
  unique (chain_id, index),
  check (starts_at >= opens_at),
  check (ended_at is null or state = 'ENDED')
);
create index shared_round_newest on shared_round (opens_at desc);
create index shared_round_unended on shared_round (opens_at) where ended_at is null;

alter table round
  add column shared_round_id uuid references shared_round (id),
  -- The place of the bet on the player's screen, which has one bet of a round in each.
  add column panel smallint check (panel in (0, 1)),
  add constraint round_shared_check check ((shared_round_id is null) = (panel is null)),
  -- A bet of a shared round may be over before the gateway has answered for it, also with a win.
  drop constraint round_seed_pair_id_nonce_key;
-- No gap and no second outcome for a nonce of a player's own seeds.
create unique index round_seed_pair_id_nonce_key on round (seed_pair_id, nonce) where shared_round_id is null;
drop index round_one_open;
-- Money of one player moves one round at a time, except in the room.
create unique index round_one_open on round (player_ref, is_free_play, game_code)
  where closed_at is null and shared_round_id is null;
-- One bet in each panel. One whose stake was not taken leaves its place.
create unique index round_shared_panel on round (shared_round_id, player_ref, is_free_play, panel)
  where shared_round_id is not null and state <> 'VOID';
