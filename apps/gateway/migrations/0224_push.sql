-- Notifications of the browser (Web Push). What waits to be sent is a row, written in the transaction of the message it is about.

-- A browser that an account gave its consent in. It is known by its address at the push service of the browser's maker.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  -- What the payload is encrypted for (RFC 8291).
  p256dh text not null,
  auth text not null,
  language text not null,
  made_at timestamptz not null
);
create index push_subscription_account on push_subscription (account_id, made_at);

-- Which kinds an account wants, and when it wants none. Written with the first subscription.
create table push_preference (
  account_id uuid primary key references account (id) on delete cascade,
  kinds text[] not null check (kinds <@ array['account', 'bonus', 'service', 'marketing']),
  -- Minutes of the day in the time zone of the merchant; over midnight where the end is the smaller one.
  quiet_from int check (quiet_from between 0 and 1439),
  quiet_to int check (quiet_to between 0 and 1439),
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);

-- A message on its way to a browser. The row goes when the push service took it, or will never take it.
create table push_delivery (
  message_id uuid not null references inbox_message (id) on delete cascade,
  subscription_id uuid not null references push_subscription (id) on delete cascade,
  kind text not null check (kind in ('account', 'bonus', 'service', 'marketing')),
  due_at timestamptz not null,
  attempts int not null default 0,
  -- After which it is no news any more.
  expires_at timestamptz not null,
  primary key (message_id, subscription_id)
);
create index push_delivery_due on push_delivery (due_at);
create index push_delivery_subscription on push_delivery (subscription_id);

-- Kinds that are off, and what was told of late (a replay), are not sent. Everything else is judged when it is sent.
create function queue_pushes() returns trigger language plpgsql as $$
begin
  insert into push_delivery (message_id, subscription_id, kind, due_at, expires_at)
  select m.id, s.id, m.kind, m.written_at, least(m.written_at + interval '1 day', m.expires_at)
  from (
    select n.*, case when n.type = 'bonus' then 'bonus' when n.type = 'operator' then b.kind when n.text_key = 'chat_answered' then 'service' else 'account' end as kind
    from written n left join inbox_broadcast b on b.id = n.broadcast_id
  ) m
  join push_subscription s on s.account_id = m.account_id
  join push_preference p on p.account_id = m.account_id and m.kind = any (p.kinds)
  where m.written_at > now() - interval '1 day';
  return null;
end
$$;
create trigger inbox_message_pushed after insert on inbox_message referencing new table as written for each statement execute function queue_pushes();

-- Old messages are removed in batches.
create index inbox_message_age on inbox_message (written_at);
