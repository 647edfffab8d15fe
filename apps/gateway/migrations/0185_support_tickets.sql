-- What became of what a player asked: opened by a first message, closed by an operator, opened anew by writing again soon.
create table support_ticket (
  number integer generated always as identity (start with 1001) primary key,
  account_id uuid not null references support_conversation (account_id) on delete cascade,
  merchant_code text not null references merchant (code),
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  opened_at timestamptz not null,
  -- Whether no operator was there when it was opened.
  is_after_hours boolean not null,
  closed_at timestamptz check ((closed_at is not null) = (state = 'closed')),
  closed_by text check ((closed_by is not null) = (state = 'closed')),
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz check ((rated_at is null) = (rating is null))
);
create unique index support_ticket_open on support_ticket (account_id) where state <> 'closed';
create index support_ticket_account on support_ticket (account_id, number desc);

-- Pictures of conversations, redrawn and sealed under the master key.
create table support_picture (
  id uuid primary key,
  account_id uuid not null references support_conversation (account_id) on delete cascade,
  sealed text not null check (sealed ~ '^v1[.]'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_at timestamptz not null
);

-- A message is text or a picture.
alter table support_message
  add column picture_id uuid unique references support_picture (id),
  drop constraint support_message_text_check,
  add constraint support_message_content check (length(text) <= 2000 and (text <> '') = (picture_id is null));

-- What operators of a merchant say often, by name and language.
create table support_canned_answer (
  merchant_code text not null references merchant (code),
  name text not null check (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  language text not null check (language ~ '^[A-Z]{2}$'),
  text text not null check (length(text) between 1 and 1000),
  primary key (merchant_code, name, language)
);
