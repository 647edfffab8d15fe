-- The tree of agents with its history, rebate rates, quotas, affiliate URLs, and what the platform pays to agents.

-- What the platform pays to an agent or member: agent_expense → cash.
create function ledger_agent_pay(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_note text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if p_amount <= 0 then
    raise exception 'An agent is paid above zero' using errcode = 'check_violation';
  end if;
  return ledger_move(p_bucket, 'agent_pay', 'agent_expense', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, p_amount, p_note, p_event_at);
end
$$;

-- Who stood below whom, and when: a row holds from `valid_from` until before `valid_to`. The present is `valid_to = 'infinity'`.
-- A move closes rows and opens others, so figures of the past keep their owners.
alter table account_ancestor
  add column valid_from timestamptz not null default '-infinity',
  add column valid_to timestamptz not null default 'infinity',
  add check (valid_from < valid_to),
  add check (ancestor_id <> descendant_id),
  drop constraint account_ancestor_pkey,
  add primary key (ancestor_id, descendant_id, valid_from);
create unique index account_ancestor_now on account_ancestor (ancestor_id, descendant_id) where valid_to = 'infinity';
drop index account_ancestor_descendant;
create index account_ancestor_descendant on account_ancestor (descendant_id, depth);

-- The rebate of an account in parts per million of the turnover. A change holds from the next midnight of the merchant's time zone on, so
-- that a day has one rate. A game type without a row has none; an agent without an upline and without rows has those of the settings.
create table agent_rate (
  account_id uuid not null references account (id) on delete cascade,
  game_type text not null,
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  valid_from timestamptz not null,
  valid_to timestamptz not null default 'infinity',
  primary key (account_id, game_type, valid_from),
  check (valid_from < valid_to)
);
create unique index agent_rate_now on agent_rate (account_id, game_type) where valid_to = 'infinity';

-- How many direct downlines an agent may hold at a level. `used` are held, `given` were passed on to downlines who are agents.
create table agent_quota (
  account_id uuid not null references account (id) on delete cascade,
  rate_ppm integer not null check (rate_ppm between 1 and 1000000),
  granted integer not null default 0,
  used integer not null default 0 check (used >= 0),
  given integer not null default 0 check (given >= 0),
  primary key (account_id, rate_ppm),
  constraint agent_quota_covered check (used + given <= granted)
);

-- Moves that were asked for. One waits for each account at most; `at` is the beginning of `from_day` in the merchant's time zone.
create table agent_move (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  from_id uuid references account (id) on delete set null,
  to_id uuid not null references account (id) on delete cascade,
  from_day date not null,
  at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'CANCELLED')),
  asked_by text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index agent_move_waiting on agent_move (account_id) where state = 'WAITING';
create index agent_move_due on agent_move (at) where state = 'WAITING';
create index agent_move_target on agent_move (to_id) where state = 'WAITING';

-- Moves an account and all below it to another agent from an instant on. False when that would be no tree any more, when the other is
-- no agent, or of another merchant. Moves of a merchant come one after the other: two at once could make a ring that neither sees.
create function agent_tree_move(p_account uuid, p_to uuid, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_account account;
  v_to account;
begin
  perform pg_advisory_xact_lock(hashtext('agent_tree'), hashtext(merchant_code)) from account where id = p_account;
  select * into v_account from account where id = p_account for no key update;
  select * into v_to from account where id = p_to;
  if v_account.id is null or v_to.id is null or v_account.id = v_to.id or v_account.merchant_code <> v_to.merchant_code
    or v_to.type in (0, 4) or v_to.type between 40 and 42
    or exists (select from account_ancestor where ancestor_id = p_account and descendant_id = p_to and valid_to = 'infinity') then
    return false;
  end if;
  if v_account.parent_id is not distinct from p_to then
    return true;
  end if;
  -- Rows that would end before they began never held.
  delete from account_ancestor r
    where r.valid_to = 'infinity' and r.valid_from >= p_at
      and r.ancestor_id in (select ancestor_id from account_ancestor where descendant_id = p_account and valid_to = 'infinity')
      and r.descendant_id in (select p_account union all select descendant_id from account_ancestor where ancestor_id = p_account and valid_to = 'infinity');
  update account_ancestor r set valid_to = p_at
    where r.valid_to = 'infinity'
      and r.ancestor_id in (select ancestor_id from account_ancestor where descendant_id = p_account and valid_to = 'infinity')
      and r.descendant_id in (select p_account union all select descendant_id from account_ancestor where ancestor_id = p_account and valid_to = 'infinity');
  insert into account_ancestor (ancestor_id, descendant_id, depth, valid_from)
    select up.id, below.id, up.depth + below.depth + 1, p_at
    from (select p_to as id, 0 as depth union all select ancestor_id, depth from account_ancestor where descendant_id = p_to and valid_to = 'infinity') up
    cross join (select p_account as id, 0 as depth union all
      select descendant_id, depth from account_ancestor where ancestor_id = p_account and valid_to = 'infinity') below;
  update account set parent_id = p_to where id = p_account;
  return true;
end
$$;

create table affiliate_url (
  merchant_code text not null references merchant (code),
  code text not null,
  agent_id uuid not null references account (id) on delete cascade,
  label text not null,
  type text not null check (type in ('member', 'agent')),
  -- Parts per million by game type.
  rates jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  deleted_at timestamptz,
  visits integer not null default 0,
  registrations integer not null default 0,
  primary key (merchant_code, code)
);
create index affiliate_url_agent on affiliate_url (agent_id, created_at desc) where deleted_at is null;

create table agent_preference (
  account_id uuid primary key references account (id) on delete cascade,
  default_url text,
  preset_rates jsonb not null default '{}',
  notices jsonb not null,
  overview_days integer not null
);
