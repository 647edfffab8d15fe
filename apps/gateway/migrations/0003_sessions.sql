-- Only hashes are kept: whoever reads this table cannot take a session over.
create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  token_hash bytea not null unique,
  cookie_hash bytea not null,
  device text not null,
  client_address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);
