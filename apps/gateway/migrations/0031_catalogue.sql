create table vendor (
  -- The code that travels as "vassalage".
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  -- By language of the product: {"EN": …, "TY": …}.
  names jsonb not null,
  is_hot boolean not null default false,
  position integer not null default 0
);

create table game_class (
  key text primary key check (key ~ '^[A-Za-z0-9_]{1,40}$'),
  names jsonb not null,
  position integer not null default 0
);

create table game (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'),
  node_id text not null unique check (length(node_id) between 1 and 64),
  game_id text not null,
  game_code text not null,
  vassalage text not null references vendor (code),
  game_type text not null check (game_type in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'LOTT', 'ELOTT')),
  game_classify text[] not null default '{}',
  names jsonb not null,
  -- The smallest stake by currency, as decimal strings. A game is offered only in the currencies it names.
  min_bets jsonb not null,
  min_line integer not null default 0 check (min_line >= 0),
  support_play boolean not null default true,
  freeplay boolean not null default false,
  has_jackpot boolean not null default false,
  is_new boolean not null default false,
  -- Place on the hot list, from 1; null when the game is not on it.
  hot_order integer check (hot_order > 0),
  -- Whether a server stands behind it; the others are on show only.
  is_playable boolean not null default false,
  is_enabled boolean not null default true,
  released_at timestamptz not null,
  dominant_colour text not null check (dominant_colour ~ '^#[0-9a-f]{6}$'),
  unique (vassalage, game_code)
);

-- Which vendors a merchant offers, and which of them are being maintained just now. A vendor without a row is not offered.
create table merchant_vendor (
  merchant_code text not null references merchant (code) on delete cascade,
  vendor_code text not null references vendor (code) on delete cascade,
  is_enabled boolean not null default true,
  is_maintained boolean not null default false,
  primary key (merchant_code, vendor_code)
);

create trigger vendor_published after insert or update or delete or truncate on vendor
  for each statement execute function bump_published_version('catalogue');
create trigger game_class_published after insert or update or delete or truncate on game_class
  for each statement execute function bump_published_version('catalogue');
create trigger game_published after insert or update or delete or truncate on game
  for each statement execute function bump_published_version('catalogue');
create trigger merchant_vendor_published after insert or update or delete or truncate on merchant_vendor
  for each statement execute function bump_published_version('catalogue');
