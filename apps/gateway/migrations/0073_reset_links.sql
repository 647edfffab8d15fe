-- Links by which a password is set anew. One stands for each pair of name and address that asked, so a newer one ends the older;
-- a pair that belongs to no account has one too, which leads nowhere.
create table reset_link (
  asker_hash bytea primary key,
  account_id uuid references account (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index reset_link_account on reset_link (account_id) where account_id is not null;
create index reset_link_expiry on reset_link (expires_at);
