-- Many rewards are granted by one call, and cash is paid by one call for each.

-- What the outbox tells of a reward.
create function reward_told(g reward_grant) returns jsonb language sql stable as $$
  select jsonb_build_object('merchantCode', g.merchant_code, 'source', g.source, 'sourceId', g.source_id, 'rewardId', g.id, 'amount', g.amount::text,
    'currency', g.currency, 'reward', g.reward, 'title', g.titles, 'mustClaim', g.state = 'CLAIMABLE')
$$;

-- Grants rewards, each once for its name, within its caps and its budget. Each is an object with the columns of reward_grant, `caps` as
-- [{"period", "most"}], and `budget`: what may be given away under its budget code. Answers each in its place: `granted`, `replayed`,
-- `cap_reached` or `budget_spent`. What a cap or a budget refuses leaves nothing behind.
create function reward_grant_enter(p_rewards jsonb) returns table (place int, outcome text) language plpgsql as $$
#variable_conflict use_column
declare
  v_given record;
  g reward_grant;
  v_taken int;
begin
  for v_given in select e.ordinality - 1 as at, e.value as reward from jsonb_array_elements(p_rewards) with ordinality e order by 1 loop
    place := v_given.at;
    g := jsonb_populate_record(null::reward_grant, v_given.reward);
    g.currency := (select m.currency from merchant m where m.code = g.merchant_code);
    insert into reward_grant select g.* on conflict do nothing;
    if not found then
      outcome := 'replayed';
      return next;
      continue;
    end if;
    outcome := 'granted';
    v_taken := 0;
    for i in 0 .. jsonb_array_length(v_given.reward -> 'caps') - 1 loop
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

-- Pays a reward in cash that is due, unless somebody else is at it. The money is named by the reward, so a second time would move nothing.
-- Answers whether it was paid here.
create function reward_pay_cash(p_bucket int, p_id uuid, p_transfer uuid, p_at timestamptz) returns boolean language plpgsql as $$
declare
  g reward_grant;
  v_answer ledger_answer;
begin
  select * into g from reward_grant where bucket = p_bucket and id = p_id and state = 'DUE' and reward = 'cash' for update skip locked;
  if not found then
    return false;
  end if;
  v_answer := ledger_promo(p_bucket, p_transfer, 'reward', g.id::text, g.account_id::text, g.merchant_code, g.currency, g.amount, g.source_id, p_at);
  if v_answer.status <> 'OK' then
    raise exception 'The reward % was not paid: %', g.id, v_answer.status;
  end if;
  update reward_grant set state = 'CLAIMED', claimed_at = p_at, next_attempt_at = null where bucket = p_bucket and id = p_id returning * into g;
  perform ledger_tell(p_bucket, 'reward.claimed', g.account_id::text, reward_told(g));
  return true;
end
$$;
