-- A player as the gateway names one, in play. The tokens are secrets: ours is kept as a hash, the gateway's is sealed.
create table play_session (
  id uuid primary key,
  token_hash bytea not null unique,
  sealed_provider_token bytea not null,
  player_ref text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  display_name text not null,
  is_free_play boolean not null,
  -- What is left of the play money, in minor units; only free play has any.
  free_balance bigint not null default 0 check (free_balance >= 0),
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index play_session_expiry on play_session (expires_at);

-- Seeds that outcomes come from. The server seed is sealed until it is revealed.
create table seed_pair (
  id uuid primary key,
  player_ref text not null,
  is_free_play boolean not null,
  sealed_server_seed bytea not null,
  server_seed_hash text not null unique check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text check (client_seed ~ '^[0-9a-f]{32,64}$'),
  next_nonce bigint not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz,
  check (next_nonce = 0 or client_seed is not null)
);
-- One pair of a player is in use at a time.
create unique index seed_pair_in_use on seed_pair (player_ref, is_free_play) where revealed_at is null;

-- Rounds. A round is decided when its row is written; what is still open is the money. The row is the queue: a state that
-- starts with PENDING is work that any process may take up.
create table round (
  id uuid primary key,
  session_id uuid not null references play_session (id),
  player_ref text not null,
  is_free_play boolean not null,
  idempotency_key text not null,
  game_code text not null,
  game_version text not null,
  seed_pair_id uuid not null references seed_pair (id),
  nonce bigint not null check (nonce >= 0),
  currency text not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  events jsonb not null,
  state text not null check (state in ('PENDING_BET', 'PENDING_WIN', 'PENDING_ROLLBACK', 'SETTLED', 'VOID')),
  void_reason text,
  balance_after bigint,
  attempts integer not null default 0,
  leased_until timestamptz,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  shown_at timestamptz,
  unique (player_ref, idempotency_key),
  -- No gap and no second outcome for a nonce.
  unique (seed_pair_id, nonce),
  check ((state like 'PENDING%') = (closed_at is null)),
  check (state <> 'VOID' or void_reason is not null),
  check (void_reason is null or state in ('VOID', 'PENDING_ROLLBACK'))
);
create index round_open on round (next_attempt_at) where closed_at is null;
create index round_of_player on round (player_ref, is_free_play, created_at desc, id desc);
-- Money of one player moves one round at a time.
create unique index round_one_open on round (player_ref, is_free_play, game_code) where closed_at is null;
