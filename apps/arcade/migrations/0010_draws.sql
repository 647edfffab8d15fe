-- Draws on a schedule that everybody in a room shares. Draw k of a room opens at a fixed time of the clock of this database, so a
-- draw exists without a row; one is made by its first bet.

-- The seeds of so many draws in a row. Each seed is the SHA-256 of the next one followed by a zero byte, so that the commitment to
-- a draw, the plain SHA-256 of its seed, may be shown long before the draws ahead of it.
create table draw_chain (
  id uuid primary key,
  room text not null,
  -- The chain has the draws from number × length on.
  number bigint not null check (number >= 0),
  length integer not null check (length > 0),
  -- The last seed, which all others follow from. Sealed.
  sealed_seed bytea not null,
  -- The seed before the first draw; published with the chain.
  terminal_hash text not null unique check (terminal_hash ~ '^[0-9a-f]{64}$'),
  -- What the client seed of a draw without bets is made of; published with the chain.
  public_seed text not null check (public_seed ~ '^[0-9a-f]{64}$'),
  -- Draws up to this one take no bet any more, whatever a clock says. It only grows.
  closed_through bigint not null,
  created_at timestamptz not null,
  unique (room, number)
);

-- A draw with bets. Its pair of seeds is used once, by everybody; the outcome follows from the pair and the index.
create table draw (
  id uuid primary key,
  chain_id uuid not null references draw_chain (id),
  room text not null,
  index bigint not null check (index >= 0),
  seed_pair_id uuid not null unique references seed_pair (id),
  closes_at timestamptz not null,
  reveals_at timestamptz not null,
  -- OPEN until the client seed is fixed, CLOSED until the server seed is public.
  state text not null check (state in ('OPEN', 'CLOSED', 'REVEALED')),
  -- Set once no bet is left to end.
  settled_at timestamptz,
  unique (room, index),
  check (reveals_at >= closes_at),
  check (settled_at is null or state = 'REVEALED')
);
create index draw_unsettled on draw (reveals_at) where settled_at is null;

alter table round
  add column draw_id uuid references draw (id),
  -- The seed of the player's browser, of which the client seed of the draw is made.
  add column draw_client_seed text check (draw_client_seed ~ '^[0-9a-f]{32,64}$'),
  add constraint round_draw_check check (
    (draw_id is null) = (draw_client_seed is null) and (draw_id is null or shared_round_id is null)
  );
create index round_of_draw on round (draw_id) where draw_id is not null;
-- Many bets share the seeds of a draw, and a player has as many of them as he likes.
drop index round_seed_pair_id_nonce_key;
create unique index round_seed_pair_id_nonce_key on round (seed_pair_id, nonce) where shared_round_id is null and draw_id is null;
drop index round_one_open;
create unique index round_one_open on round (player_ref, is_free_play, game_code)
  where closed_at is null and shared_round_id is null and draw_id is null;
