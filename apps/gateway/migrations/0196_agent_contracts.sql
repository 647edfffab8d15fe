-- Contracts of agents with their versions and history. Written by calls of the two sides, a job that ends what nobody answered, and operators.

create table agent_contract (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('daily_salary', 'dividend', 'hourly')),
  -- Null where the platform pays.
  payer_id uuid references account (id) on delete cascade,
  payee_id uuid not null references account (id) on delete cascade,
  currency text not null,
  -- Sorted and joined by commas; empty for all.
  game_types text not null,
  state text not null check (state in ('DRAFT', 'PENDING', 'ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING', 'REJECTED', 'EXPIRED', 'REVOKED')),
  proposed_by text check (proposed_by in ('payer', 'payee')),
  answer_until timestamptz,
  ends_at timestamptz,
  -- Whether the payee has seen it: a draft that was never sent stays its payer's.
  is_shown boolean not null,
  created_at timestamptz not null,
  check (payer_id <> payee_id),
  check ((state in ('PENDING', 'AMEND_PENDING', 'REVOKE_PENDING')) = (answer_until is not null and proposed_by is not null))
);
-- One live contract of a kind for a pair and its game types.
create unique index agent_contract_live on agent_contract
  (coalesce(payer_id, '00000000-0000-0000-0000-000000000000'), payee_id, kind, game_types)
  where state in ('PENDING', 'ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING');
create index agent_contract_payer on agent_contract (payer_id, created_at desc);
create index agent_contract_payee on agent_contract (payee_id, created_at desc);
create index agent_contract_waiting on agent_contract (answer_until) where answer_until is not null;
create index agent_contract_billed on agent_contract (merchant_code, kind, id) where state in ('ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING', 'REVOKED');

create table agent_contract_version (
  contract_id uuid not null references agent_contract (id) on delete cascade,
  version int not null check (version > 0),
  terms jsonb not null,
  state text not null check (state in ('proposed', 'signed', 'refused')),
  signed_at timestamptz,
  valid_from timestamptz,
  primary key (contract_id, version),
  check ((state = 'signed') = (signed_at is not null and valid_from is not null))
);
create unique index agent_contract_version_proposed on agent_contract_version (contract_id) where state = 'proposed';

create table agent_contract_event (
  id bigint generated always as identity primary key,
  contract_id uuid not null references agent_contract (id) on delete cascade,
  at timestamptz not null,
  event text not null,
  by_name text not null
);
create index agent_contract_event_contract on agent_contract_event (contract_id, id desc);
