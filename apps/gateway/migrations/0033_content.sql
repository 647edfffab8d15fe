-- Texts are jsonb by language of the product. HTML in them was sanitised when it was written.
create table banner (
  id text not null,
  merchant_code text not null references merchant (code) on delete cascade,
  group_name text not null,
  titles jsonb not null,
  subtitles jsonb not null,
  picture_url text not null,
  dominant_colour text not null check (dominant_colour ~ '^#[0-9a-f]{6}$'),
  -- A path of the site; null when the banner leads nowhere.
  link text check (link ~ '^/[^/\\]'),
  position integer not null default 0,
  primary key (merchant_code, id)
);

create table announcement (
  id text not null,
  merchant_code text not null references merchant (code) on delete cascade,
  -- PL player notice, PU popup, H hot.
  group_name text not null check (group_name in ('PL', 'PU', 'H')),
  titles jsonb not null,
  contents jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (merchant_code, id),
  check (ends_at > starts_at)
);

create table promotion_category (
  id text not null,
  merchant_code text not null references merchant (code) on delete cascade,
  names jsonb not null,
  position integer not null default 0,
  primary key (merchant_code, id)
);

create table promotion (
  id text not null,
  merchant_code text not null references merchant (code) on delete cascade,
  titles jsonb not null,
  summaries jsonb not null,
  contents jsonb not null,
  category_ids text[] not null default '{}',
  -- [{"url", "sequence", "dominantColour"}], sequence 1 is the cover.
  images jsonb not null default '[]',
  starts_at timestamptz not null,
  -- Null while it runs until further notice.
  ends_at timestamptz,
  position integer not null default 0,
  primary key (merchant_code, id),
  check (ends_at > starts_at)
);

create table help_item (
  tag text not null check (tag ~ '^[a-z0-9-]{1,40}$'),
  merchant_code text not null references merchant (code) on delete cascade,
  titles jsonb not null,
  contents jsonb not null,
  position integer not null default 0,
  primary key (merchant_code, tag)
);

create trigger banner_published after insert or update or delete or truncate on banner
  for each statement execute function bump_published_version('content');
create trigger announcement_published after insert or update or delete or truncate on announcement
  for each statement execute function bump_published_version('content');
create trigger promotion_category_published after insert or update or delete or truncate on promotion_category
  for each statement execute function bump_published_version('content');
create trigger promotion_published after insert or update or delete or truncate on promotion
  for each statement execute function bump_published_version('content');
create trigger help_item_published after insert or update or delete or truncate on help_item
  for each statement execute function bump_published_version('content');
