-- Texts on their way to players: to a phone or a mailbox. They are written with what they tell of and delivered afterwards, so a
-- crash loses none, and of several gateways one delivers each.
create table message (
  id uuid primary key default gen_random_uuid(),
  merchant_code text not null references merchant (code),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null default '',
  -- Gone once the message is delivered or worth nothing any more: codes and links are not kept.
  body text,
  html text,
  -- A stranger's request costs the same work as a player's; its message is dropped instead of delivered.
  is_decoy boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dropped', 'refused', 'expired')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  next_attempt_at timestamptz,
  check (state = 'waiting' or (body is null and html is null and next_attempt_at is null))
);
create index message_due on message (next_attempt_at) where next_attempt_at is not null;
create index message_waiting on message (expires_at) where state = 'waiting';
create index message_newest on message (created_at desc);
