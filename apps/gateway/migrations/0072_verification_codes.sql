-- The code that was sent last to a number for a purpose; a new one takes its place. The browser that asked holds a secret of its
-- own, of which only a hash is here, and the code is hashed with it: this table alone gives no code away.
create table verification_code (
  merchant_code text not null references merchant (code),
  number text not null,
  purpose text not null check (purpose in ('login', 'register', 'reset')),
  holder_hash bytea not null unique,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (merchant_code, number, purpose)
);
create index verification_code_expiry on verification_code (expires_at);
