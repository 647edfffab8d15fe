-- What quotas are used for, and transfers between an agent and its team.

-- Who takes what of a holder's quota: an account that holds a level, or what was passed on to it. `agent_quota.used` and `given` are the
-- sums. While a move waits, the account takes from its agent and from the next one.
create table agent_quota_use (
  holder_id uuid not null references account (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  rate_ppm integer not null,
  kind text not null check (kind in ('level', 'given')),
  count integer not null check (count > 0),
  primary key (holder_id, account_id, kind, rate_ppm)
);
create index agent_quota_use_account on agent_quota_use (account_id);

create table agent_transfer_batch (
  id uuid primary key,
  sender_id uuid not null references account (id) on delete cascade,
  idempotency_key text not null,
  fingerprint text not null,
  count integer not null,
  total bigint not null,
  currency text not null,
  created_at timestamptz not null,
  unique (sender_id, idempotency_key)
);

-- Its id is the sender's command to the ledger; `sent_id` is the transfer that the command made. Whether it was received, the ledger says.
create table agent_transfer (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  sender_id uuid not null references account (id) on delete cascade,
  receiver_id uuid not null references account (id) on delete cascade,
  amount bigint not null check (amount > 0),
  currency text not null,
  note text not null,
  batch_id uuid references agent_transfer_batch (id) on delete cascade,
  place integer not null default 0,
  -- Null for a line of a batch, which has the key.
  idempotency_key text,
  sent_id uuid not null,
  created_at timestamptz not null,
  check ((batch_id is null) <> (idempotency_key is null)),
  unique (sender_id, idempotency_key)
);
create index agent_transfer_sender on agent_transfer (sender_id, created_at desc, place);
create index agent_transfer_receiver on agent_transfer (receiver_id, created_at desc, place);
create index agent_transfer_batch_lines on agent_transfer (batch_id) where batch_id is not null;

-- What an agent has sent in a day of the merchant's time zone. Counted before the money moves, in the same transaction.
create table agent_transfer_day (
  account_id uuid not null references account (id) on delete cascade,
  currency text not null,
  day date not null,
  sent bigint not null check (sent >= 0),
  primary key (account_id, currency, day)
);
