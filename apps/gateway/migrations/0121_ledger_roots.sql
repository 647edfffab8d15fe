-- Signed roots over the heads of all cash accounts. They are written to files outside the database (modules/ledger/roots); what stands here
-- helps to write the next one and to notice a file that was cut off, and proves nothing by itself.

-- The key that roots are signed with, sealed with the master key. It stays when the master key changes.
create table ledger_root_key (
  id text primary key,
  sealed text not null check (sealed ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  made_at timestamptz not null default now()
);

create table ledger_root (
  number bigint primary key,
  at timestamptz not null,
  accounts bigint not null,
  root bytea not null,
  -- Of the signed line in the file.
  line_hash bytea not null
);

-- The version of each account that the files know of: the next root writes those that moved since.
create table ledger_root_leaf (
  bucket ledger_bucket_number not null,
  account_id bigint not null,
  version bigint not null,
  primary key (bucket, account_id)
);
