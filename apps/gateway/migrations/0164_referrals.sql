-- Players who bring players. Written by registration calls, one reader of the outbox (modules/referral) and operators.

-- The code in a player's link, made at the first need. Codes of agents are another column and another parameter.
create table referral_code (
  account_id uuid primary key references account (id) on delete cascade,
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  unique (merchant_code, code)
);

-- A newcomer and who brought them. Amounts are minor units of the merchant's currency.
create table referral (
  newcomer_id uuid primary key references account (id) on delete cascade,
  referrer_id uuid not null references account (id) on delete cascade,
  merchant_code text not null references merchant (code),
  registered_at timestamptz not null,
  state text not null default 'REGISTERED' check (state in ('REGISTERED', 'DEPOSITED', 'REWARDED', 'FLAGGED', 'REFUSED')),
  -- What the two have in common; set as soon as it is seen, and judged when the referral qualifies.
  reason text check (reason in ('device', 'phone', 'card', 'payee')),
  -- From the first deposit that counts on: what has to be staked, what was, and the reward, by the terms of that day.
  deposited bigint,
  required bigint,
  reward bigint,
  wagered bigint not null default 0,
  decided_by text,
  decided_at timestamptz,
  check (newcomer_id <> referrer_id),
  check (state = 'REGISTERED' or (deposited is not null and required is not null and reward is not null)),
  check (state <> 'FLAGGED' or reason is not null),
  check ((decided_by is null) = (decided_at is null))
);
create index referral_referrer on referral (referrer_id, registered_at desc);
create index referral_flagged on referral (merchant_code, registered_at) where state = 'FLAGGED';

-- Referrals count from this release on.
insert into ledger_outbox_reader (name, tx) values ('referral', pg_current_xact_id()) on conflict (name) do nothing;
