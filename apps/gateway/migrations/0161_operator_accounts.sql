-- Who may use the operators' page; made by `pnpm ops operators`.
create table operator_account (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
  -- Argon2id, as those of members.
  password_hash text not null,
  created_at timestamptz not null
);

-- Their logins. `token_hash` is the SHA-256 of what the cookie holds.
create table operator_session (
  token_hash bytea primary key,
  operator text not null references operator_account (name) on delete cascade,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_session_operator on operator_session (operator);
