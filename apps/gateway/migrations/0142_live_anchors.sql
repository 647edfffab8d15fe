-- Hosts of live tables. Names are jsonb by language of the product.
create table live_anchor (
  merchant_code text not null references merchant (code) on delete cascade,
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  names jsonb not null,
  -- The game of the table. No reference: a game may leave the catalogue and come back.
  node_id text not null,
  is_live boolean not null default false,
  is_demo boolean not null default false,
  position integer not null default 0,
  primary key (merchant_code, id)
);

-- Whom an account follows. No reference to the anchor, as with favourite games.
create table anchor_follow (
  account_id uuid not null references account (id) on delete cascade,
  anchor_id text not null,
  merchant_code text not null,
  followed_at timestamptz not null default clock_timestamp(),
  primary key (account_id, anchor_id)
);
create index anchor_follow_count on anchor_follow (merchant_code, anchor_id);
