-- Game vendors that may call the provider API.
create table provider (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null,
  -- Signing keys, the newest first. Two are good at a time, so that a vendor can change over without a gap.
  keys text[] not null check (cardinality(keys) between 1 and 2),
  -- What this vendor is answered when it rolls back a bet that never came.
  unknown_rollback text not null default 'OK' check (unknown_rollback in ('OK', 'TX_NOT_FOUND'))
);

-- The code in a launch address: good once, for a minute. Only its hash is kept.
create table game_launch (
  code_hash bytea primary key,
  -- The session of the site that launched. It has no foreign key: a launch whose session is gone is worth nothing, and its row is kept.
  session_id uuid not null,
  account_id uuid not null references account (id),
  merchant_code text not null references merchant (code),
  provider text not null references provider (code),
  node_id text not null,
  game_code text not null,
  game_name text not null,
  game_type text not null,
  vassalage text not null,
  currency text not null,
  language text not null,
  display_name text not null,
  is_free_play boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index game_launch_expiry on game_launch (expires_at);

-- What a vendor plays with after it traded the code, for as long as the site's session lives. Only the hash of the token is kept.
create table game_session (
  token_hash bytea primary key,
  session_id uuid not null,
  account_id uuid not null references account (id),
  merchant_code text not null,
  provider text not null references provider (code),
  node_id text not null,
  game_code text not null,
  game_name text not null,
  game_type text not null,
  vassalage text not null,
  currency text not null,
  is_free_play boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
-- Whether a vendor ever had this player.
create index game_session_player on game_session (account_id, provider);

-- Winners that the demo merchant shows until real rounds take their place; always marked as demo.
create table demo_winner (
  merchant_code text not null references merchant (code),
  position integer not null,
  account text not null,
  node_id text not null,
  game_name text not null,
  amount bigint not null check (amount > 0),
  primary key (merchant_code, position)
);
