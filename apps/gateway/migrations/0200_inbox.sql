-- Messages to players. One reader of the outbox (modules/inbox) writes what the platform tells; a broadcast is what an operator writes.

-- What an operator sends to players. It is handed out in portions, by one gateway at a time.
create table inbox_broadcast (
  id uuid primary key,
  merchant_code text not null references merchant (code) on delete cascade,
  -- Marketing is not written to players who excluded themselves or are blocked.
  kind text not null check (kind in ('marketing', 'service')),
  -- {"account": "<id>"}, {"level": "<code>"} or {}: all players.
  audience jsonb not null,
  titles jsonb not null,
  -- HTML, cleaned before it is kept.
  contents jsonb not null,
  -- A path of the site.
  link text check (link ~ '^/[^/\\]'),
  made_by text not null,
  made_at timestamptz not null,
  starts_at timestamptz not null,
  expires_at timestamptz,
  -- The last account it was handed to; null before the first.
  last_account uuid,
  -- When it was handed to all, or taken back.
  ended_at timestamptz,
  is_withdrawn boolean not null default false,
  check (expires_at > starts_at)
);
create index inbox_broadcast_due on inbox_broadcast (starts_at) where ended_at is null;
create index inbox_broadcast_merchant on inbox_broadcast (merchant_code, made_at desc);

create table inbox_message (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  type text not null check (type in ('system', 'money', 'bonus', 'security', 'operator')),
  -- What it is about: an account is told of it once, also after a message was deleted.
  event_key text not null check (length(event_key) between 1 and 200),
  -- Of a message of the platform: which text, and what is put into it. It becomes words when it is read.
  text_key text,
  params jsonb not null default '{}',
  broadcast_id uuid references inbox_broadcast (id) on delete cascade,
  link text check (link ~ '^/[^/\\]'),
  written_at timestamptz not null,
  expires_at timestamptz,
  read_at timestamptz,
  -- The row stays, so that a replay does not write the message again.
  deleted_at timestamptz,
  unique (account_id, event_key),
  check ((text_key is null) = (broadcast_id is not null))
);
create index inbox_message_list on inbox_message (account_id, written_at desc, id desc) where deleted_at is null;
create index inbox_message_unread on inbox_message (account_id) where deleted_at is null and read_at is null;
create index inbox_message_broadcast on inbox_message (broadcast_id) where broadcast_id is not null;

-- Devices that an account has logged in from, by what the browser says of them. A login from another one is told.
create table inbox_known_device (
  account_id uuid not null references account (id) on delete cascade,
  device text not null,
  first_seen_at timestamptz not null,
  primary key (account_id, device)
);

-- A deposit that fails moves no money, so that no transfer tells of it.
create function tell_failed_deposit() returns trigger language plpgsql as $$
begin
  perform ledger_tell(new.bucket, 'deposit.failed', new.account_id::text, jsonb_build_object('merchantCode', new.merchant_code, 'orderId', new.id));
  return null;
end
$$;
create trigger deposit_failure_told after update of state on deposit_order
  for each row when (old.state <> 'FAILED' and new.state = 'FAILED') execute function tell_failed_deposit();

-- Messages are written from this release on.
insert into ledger_outbox_reader (name, tx) values ('inbox', pg_current_xact_id()) on conflict (name) do nothing;
