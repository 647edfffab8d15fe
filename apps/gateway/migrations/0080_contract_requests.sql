-- Somebody above an account offered it a contract, and it has not been answered yet. The terms belong to the contract, which is
-- PENDING for as long; of it nothing but the question is kept here.
create table contract_request (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('daily_salary', 'dividend', 'hourly')),
  state text not null default 'pending' check (state in ('pending', 'answered')),
  asked_at timestamptz not null default now()
);

-- One contract of a kind is live at a time, so one question of a kind waits at a time.
create unique index contract_request_pending on contract_request (account_id, kind) where state = 'pending';
