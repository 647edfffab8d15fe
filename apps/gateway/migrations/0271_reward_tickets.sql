-- Tickets of a raffle as a reward of any offer. They are in the raffle at once, in the transaction that grants or claims them, so that no draw can
-- come in between.

alter table reward_grant
  drop constraint reward_grant_reward_check,
  add constraint reward_grant_reward_check check (reward in ('cash', 'bonus', 'freeRounds', 'tickets')),
  -- Of tickets: {"raffle", "count"}. `amount` is count × what the offer says that one is worth, which budgets count.
  add column tickets jsonb,
  add constraint reward_grant_tickets check ((tickets is not null) = (reward = 'tickets'));

-- As in 0180; the terms of tickets stay too.
create or replace function reward_grant_change() returns trigger language plpgsql as $$
begin
  if (old.bucket, old.id, old.merchant_code, old.account_id, old.source, old.source_id, old.version, old.event_key, old.reward, old.amount, old.currency,
      old.bonus_terms, old.free_rounds, old.tickets)
    is distinct from (new.bucket, new.id, new.merchant_code, new.account_id, new.source, new.source_id, new.version, new.event_key, new.reward, new.amount,
      new.currency, new.bonus_terms, new.free_rounds, new.tickets) then
    raise exception 'A reward stays as it was granted' using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('CLAIMABLE', 'CLAIMED'), ('CLAIMABLE', 'EXPIRED'), ('CLAIMABLE', 'REVOKED'), ('DUE', 'CLAIMED'), ('DUE', 'REVOKED')) then
    raise exception 'A reward does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- Tickets that a reward brought into a raffle, once for the reward. The score of the entry is what the player did; these come on top.
create table contest_ticket (
  bucket ledger_bucket_number not null,
  reward_id uuid not null,
  merchant_code text not null,
  code text not null,
  account_id uuid not null,
  tickets int not null check (tickets > 0),
  at timestamptz not null,
  primary key (bucket, reward_id),
  foreign key (merchant_code, code, account_id) references contest_entry (merchant_code, code, account_id) on delete cascade
);
create index contest_ticket_entry on contest_ticket (merchant_code, code, account_id);

-- When the raffle of a reward ends, which does not draw before this transaction is over; null when it is over already.
create function raffle_hold(p_merchant text, p_code text, p_at timestamptz) returns timestamptz language sql as $$
  select ends_at from contest where merchant_code = p_merchant and code = p_code and kind = 'raffle' and state = 'OPEN' and ends_at > p_at for share
$$;

-- Puts the tickets of a reward into its raffle, which the player joins by that. The caller holds the raffle. Entries are inserted and never changed
-- here: the reader that keeps score changes many of them in one transaction, in an order of its own.
create function raffle_ticket_enter(g reward_grant, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into contest_entry (merchant_code, code, account_id, joined_at)
    values (g.merchant_code, g.tickets ->> 'raffle', g.account_id, p_at) on conflict do nothing;
  insert into contest_ticket (bucket, reward_id, merchant_code, code, account_id, tickets, at)
    values (g.bucket, g.id, g.merchant_code, g.tickets ->> 'raffle', g.account_id, (g.tickets ->> 'count')::int, p_at) on conflict do nothing;
end
$$;

-- As in 0211; tickets are in their raffle when nobody has to claim them, and can be claimed until it ends. Answers `raffle_over` where it has ended.
create or replace function reward_grant_enter(p_rewards jsonb) returns table (place int, outcome text) language plpgsql as $$
#variable_conflict use_column
declare
  v_given record;
  g reward_grant;
  v_taken int;
  v_ends timestamptz;
begin
  for v_given in select e.ordinality - 1 as at, e.value as reward from jsonb_array_elements(p_rewards) with ordinality e order by 1 loop
    place := v_given.at;
    g := jsonb_populate_record(null::reward_grant, v_given.reward);
    g.currency := (select m.currency from merchant m where m.code = g.merchant_code);
    if g.tickets is not null then
      v_ends := raffle_hold(g.merchant_code, g.tickets ->> 'raffle', g.granted_at);
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
    outcome := case when g.tickets is not null and v_ends is null then 'raffle_over' else 'granted' end;
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
      if g.tickets is not null and g.state = 'DUE' then
        perform raffle_ticket_enter(g, g.granted_at);
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

-- As in 0211; tickets are told with their number.
create or replace function reward_told(g reward_grant) returns jsonb language sql stable as $$
  select jsonb_build_object('merchantCode', g.merchant_code, 'source', g.source, 'sourceId', g.source_id, 'rewardId', g.id, 'amount', g.amount::text,
    'currency', g.currency, 'reward', g.reward, 'title', g.titles, 'mustClaim', g.state = 'CLAIMABLE')
    || case when g.tickets is null then '{}'::jsonb else jsonb_build_object('tickets', g.tickets) end
$$;
