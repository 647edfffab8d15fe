-- What contracts pay for their periods. Figures and amounts of a bill are never changed; what came too late makes another bill.

create table agent_bill (
  id uuid primary key,
  contract_id uuid not null references agent_contract (id) on delete cascade,
  version int not null,
  merchant_code text not null references merchant (code),
  kind text not null,
  payer_id uuid references account (id) on delete cascade,
  payee_id uuid not null references account (id) on delete cascade,
  currency text not null,
  period_from timestamptz not null,
  period_to timestamptz not null check (period_to > period_from),
  turnover bigint not null,
  active int not null,
  net_loss bigint not null,
  carried bigint not null check (carried <= 0),
  carry_out bigint not null check (carry_out <= 0),
  tier int,
  amount bigint not null,
  sequence int not null default 0 check (sequence >= 0),
  adjusts uuid references agent_bill (id),
  level int not null,
  state text not null check (state in ('NOT_REACHED', 'UNAPPROVED', 'COLLECTABLE', 'PAID', 'PARTIAL', 'INSUFFICIENT', 'DENIED', 'EXPIRED')),
  paid bigint not null default 0,
  called_at timestamptz,
  attempts int not null default 0,
  next_attempt_at timestamptz,
  is_held boolean not null default false,
  collect_until timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  foreign key (contract_id, version) references agent_contract_version (contract_id, version) on delete cascade,
  -- A period is billed once, whatever version held for it.
  unique (contract_id, period_from, sequence),
  check ((sequence = 0) = (adjusts is null)),
  check (sequence > 0 or amount >= 0),
  check (abs(paid) <= abs(amount) and sign(paid) in (0, sign(amount))),
  check (state <> 'PAID' or paid = amount)
);
create index agent_bill_payee on agent_bill (payee_id, period_from desc);
create index agent_bill_payer on agent_bill (payer_id, period_from desc);
create index agent_bill_due on agent_bill (level, created_at) where state in ('COLLECTABLE', 'PARTIAL', 'INSUFFICIENT');

create table agent_bill_payment (
  bill_id uuid not null references agent_bill (id) on delete cascade,
  number int not null,
  source text not null check (source in ('platform', 'contract_share', 'wallet')),
  amount bigint not null check (amount <> 0),
  transfer_id uuid,
  at timestamptz not null,
  primary key (bill_id, number)
);

create table agent_bill_message (
  id bigint generated always as identity primary key,
  bill_id uuid not null references agent_bill (id) on delete cascade,
  at timestamptz not null,
  by_name text not null,
  text text not null
);
create index agent_bill_message_bill on agent_bill_message (bill_id, id);

-- How far the bills of a period are computed. One gateway locks the row and goes on from the last contract.
create table agent_run (
  merchant_code text not null references merchant (code),
  kind text not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  last_contract uuid,
  begun_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_code, kind, period_from)
);
