create table account (
  id uuid primary key default gen_random_uuid(),
  merchant_code text not null references merchant (code),
  account text not null check (account = lower(account) and account ~ '^[a-z0-9_]{2,64}$'),
  nickname text not null default '',
  type integer not null default 0 check (type between 0 and 99),
  status text not null default 'active' check (status in ('active', 'disabled')),
  password_hash text not null,
  payment_password_hash text,
  affiliate_code text not null,
  parent_id uuid references account (id),
  -- What registration asked for beyond name and password, by field.
  profile jsonb not null default '{}',
  registered_at timestamptz not null default now(),
  last_login_at timestamptz,
  unique (merchant_code, account),
  unique (merchant_code, affiliate_code)
);
create index account_parent on account (parent_id) where parent_id is not null;

-- Everybody above an account, so that a team of any depth is counted in one read. An account is not its own ancestor.
create table account_ancestor (
  ancestor_id uuid not null references account (id) on delete cascade,
  descendant_id uuid not null references account (id) on delete cascade,
  depth integer not null check (depth > 0),
  primary key (ancestor_id, descendant_id)
);
create index account_ancestor_descendant on account_ancestor (descendant_id);
