create table merchant (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null,
  brand text not null check (brand ~ '^[a-z0-9-]{1,40}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
