-- Heads of teams, counted when something happens instead of when somebody asks. Written by the reader of the roll-ups (modules/agentReport) alone.
-- Everything here follows from accounts, the tree, the roll-ups and the ledger, so it can be emptied and counted again.

-- The merchants whose teams are counted, and by what. Without a row, or by something else than the settings say, all are counted again.
create table agent_count_run (
  merchant_code text primary key references merchant (code),
  currency text not null,
  time_zone text not null,
  -- The own turnover that makes a member active, in minor units.
  threshold bigint not null,
  counted_at timestamptz not null
);

-- Accounts that are counted, and the free cash that they are counted with.
create table agent_own_now (
  account_id uuid primary key,
  is_agent boolean not null,
  free bigint not null
) with (fillfactor = 80);

-- Everybody below an agent at present, without the agent.
create table agent_team_now (
  agent_id uuid primary key,
  members bigint not null,
  agents bigint not null,
  free bigint not null
) with (fillfactor = 80);

-- Who registered into a team on a day, and whose first deposit came on it.
create table agent_team_heads_day (
  agent_id uuid not null,
  day date not null,
  new_members bigint not null,
  first_depositors bigint not null,
  primary key (agent_id, day)
);

-- The days on which an account played. `since` is the latest day from which on its turnover, up to and with `day`, reaches the threshold. Null
-- when it does not within the 92 days that one question may span.
create table agent_active_day (
  account_id uuid not null,
  day date not null,
  since date,
  primary key (account_id, day)
);

-- How `since` of the members of a team changed on a day: one more at the later date, one less at the earlier. So the members who are active
-- from a day to another are the sum of all rows between with `since` at the first day or later, whatever the two days are. A member that was
-- not below the agent on the date of `since` is left out.
create table agent_team_active_day (
  agent_id uuid not null,
  day date not null,
  since date not null,
  members bigint not null,
  primary key (agent_id, day, since)
) with (fillfactor = 80);

-- The latest day from which on the turnover of an account up to and with a day reaches the threshold.
create function agent_active_since(p_account uuid, p_currency text, p_day date, p_threshold bigint) returns date language sql stable as $$
  select max(day) from (
    select day, sum(turnover) over (order by day desc range unbounded preceding) as reached
    from agent_day where account_id = p_account and currency = p_currency and day > p_day - 92 and day <= p_day and turnover <> 0
  ) played where reached >= greatest(p_threshold, 1)
$$;

-- Since which day an account has been below an agent without a break, as of a day on which it is. Moves inside a team are no break.
create function agent_below_since(p_agent uuid, p_account uuid, p_day date, p_time_zone text) returns date language sql stable as $$
  select max((a.valid_from at time zone p_time_zone)::date) from account_ancestor a
  where a.ancestor_id = p_agent and a.descendant_id = p_account and (a.valid_from at time zone p_time_zone)::date <= p_day
    and not exists (select from account_ancestor b where b.ancestor_id = p_agent and b.descendant_id = p_account and b.valid_to = a.valid_from)
$$;

-- As in 0191, and tells that the account has moved.
create or replace function agent_tree_move(p_account uuid, p_to uuid, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_account account;
  v_to account;
  v_uplines uuid[];
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
  v_uplines := array(select ancestor_id from account_ancestor where descendant_id = p_account and valid_to = 'infinity');
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
  -- Whom it left: rows that never held do not tell any more.
  perform ledger_tell(ledger_bucket(v_account.merchant_code, p_account::text), 'agent.moved', p_account::text,
    jsonb_build_object('merchantCode', v_account.merchant_code, 'from', to_jsonb(v_uplines)));
  return true;
end
$$;
