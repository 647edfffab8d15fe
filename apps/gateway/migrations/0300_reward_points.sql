-- Points of a tournament as a reward of any offer, beside tickets of a raffle: both are in their contest in the transaction that grants or claims them.

alter table reward_grant
  drop constraint reward_grant_reward_check,
  add constraint reward_grant_reward_check check (reward in ('cash', 'bonus', 'freeRounds', 'tickets', 'points')),
  -- Of points: {"contest", "count"}. `amount` is count × the value of one, which budgets count.
  add column points jsonb,
  add constraint reward_grant_points check ((points is not null) = (reward = 'points'));

-- As in 0271; the terms of points stay too.
create or replace function reward_grant_change() returns trigger language plpgsql as $$
begin
  if (old.bucket, old.id, old.merchant_code, old.account_id, old.source, old.source_id, old.version, old.event_key, old.reward, old.amount, old.currency,
      old.bonus_terms, old.free_rounds, old.tickets, old.points)
    is distinct from (new.bucket, new.id, new.merchant_code, new.account_id, new.source, new.source_id, new.version, new.event_key, new.reward, new.amount,
      new.currency, new.bonus_terms, new.free_rounds, new.tickets, new.points) then
    raise exception 'A reward stays as it was granted' using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('CLAIMABLE', 'CLAIMED'), ('CLAIMABLE', 'EXPIRED'), ('CLAIMABLE', 'REVOKED'), ('DUE', 'CLAIMED'), ('DUE', 'REVOKED')) then
    raise exception 'A reward does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- The tickets or points that a reward adds to a contest, once for the reward.
alter table contest_ticket rename to contest_given;
alter table contest_given rename column tickets to count;
alter index contest_ticket_entry rename to contest_given_entry;

drop function raffle_ticket_enter(reward_grant, timestamptz);
drop function raffle_hold(text, text, timestamptz);

-- The contest of a reward's tickets or points; null for other rewards.
create function reward_contest(g reward_grant) returns text language sql immutable as $$
  select coalesce(g.tickets ->> 'raffle', g.points ->> 'contest')
$$;

-- The end of an open contest, which is neither drawn nor ranked before this transaction ends; null if it is over.
create function contest_hold(p_merchant text, p_code text, p_at timestamptz) returns timestamptz language sql as $$
  select ends_at from contest where merchant_code = p_merchant and code = p_code and state = 'OPEN' and ends_at > p_at for share
$$;

-- Adds the tickets or points of a reward to its contest, which the player joins thereby. The caller holds the contest. Entries are inserted and
-- never changed here: the reader that keeps scores changes many of them in one transaction, in an order of its own, and adds the points.
create function contest_enter(g reward_grant, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into contest_entry (merchant_code, code, account_id, joined_at)
    values (g.merchant_code, reward_contest(g), g.account_id, p_at) on conflict do nothing;
  insert into contest_given (bucket, reward_id, merchant_code, code, account_id, count, at)
    values (g.bucket, g.id, g.merchant_code, reward_contest(g), g.account_id, (coalesce(g.tickets, g.points) ->> 'count')::int, p_at) on conflict do nothing;
end
$$;

-- As in 0271; for points too. Returns `contest_over` where the contest has ended.
create or replace function reward_grant_enter(p_rewards jsonb) returns table (place int, outcome text) language plpgsql as $$
#variable_conflict use_column
declare
  v_given record;
  g reward_grant;
  v_taken int;
  v_contest text;
  v_ends timestamptz;
begin
  for v_given in select e.ordinality - 1 as at, e.value as reward from jsonb_array_elements(p_rewards) with ordinality e order by 1 loop
    place := v_given.at;
    g := jsonb_populate_record(null::reward_grant, v_given.reward);
    g.currency := (select m.currency from merchant m where m.code = g.merchant_code);
    v_contest := reward_contest(g);
    if v_contest is not null then
      v_ends := contest_hold(g.merchant_code, v_contest, g.granted_at);
      if g.state = 'CLAIMABLE' then
        g.expires_at := least(g.expires_at, v_ends);
      end if;
    end if;
    insert into reward_grant select g.* on conflict do nothing;
    if not found then
      outcome := 'replayed';
      return next;
      continue;
    end if;
    outcome := case when v_contest is not null and v_ends is null then 'contest_over' else 'granted' end;
    v_taken := 0;
    for i in 0 .. jsonb_array_length(v_given.reward -> 'caps') - 1 loop
      exit when outcome <> 'granted';
      insert into offer_tally as t (bucket, account_id, offer_code, period, granted)
        select g.bucket, g.account_id, g.source_id, c ->> 'period', 1 from (select v_given.reward -> 'caps' -> i as c) cap where (c ->> 'most')::int > 0
        on conflict (bucket, account_id, offer_code, period) do update set granted = t.granted + 1
          where t.granted < (v_given.reward -> 'caps' -> i ->> 'most')::int;
      if not found then
        outcome := 'cap_reached';
        exit;
      end if;
      v_taken := v_taken + 1;
    end loop;
    if outcome = 'granted' and g.budget_code is not null then
      -- One statement, so that two grants of the last money are one.
      insert into reward_budget as b (merchant_code, code, amount, spent)
        select g.merchant_code, g.budget_code, (v_given.reward ->> 'budget')::bigint, g.amount where g.amount <= (v_given.reward ->> 'budget')::bigint
        on conflict (merchant_code, code) do update set spent = b.spent + excluded.spent, amount = excluded.amount
          where b.spent + excluded.spent <= excluded.amount;
      if not found then
        outcome := 'budget_spent';
      end if;
    end if;
    if outcome = 'granted' then
      perform ledger_tell(g.bucket, 'reward.granted', g.account_id::text, reward_told(g));
      if v_contest is not null and g.state = 'DUE' then
        perform contest_enter(g, g.granted_at);
        update reward_grant set state = 'CLAIMED', claimed_at = g.granted_at where bucket = g.bucket and id = g.id returning * into g;
        perform ledger_tell(g.bucket, 'reward.claimed', g.account_id::text, reward_told(g));
      end if;
    else
      for i in 0 .. v_taken - 1 loop
        update offer_tally set granted = granted - 1
          where bucket = g.bucket and account_id = g.account_id and offer_code = g.source_id and period = v_given.reward -> 'caps' -> i ->> 'period';
      end loop;
      delete from reward_grant where bucket = g.bucket and id = g.id;
    end if;
    return next;
  end loop;
end
$$;

-- As in 0271; with the number of points.
create or replace function reward_told(g reward_grant) returns jsonb language sql stable as $$
  select jsonb_build_object('merchantCode', g.merchant_code, 'source', g.source, 'sourceId', g.source_id, 'rewardId', g.id, 'amount', g.amount::text,
    'currency', g.currency, 'reward', g.reward, 'title', g.titles, 'mustClaim', g.state = 'CLAIMABLE')
    || case when g.tickets is null then '{}'::jsonb else jsonb_build_object('tickets', g.tickets) end
    || case when g.points is null then '{}'::jsonb else jsonb_build_object('points', g.points) end
$$;
