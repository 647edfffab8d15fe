-- Stakes on sports count for a bonus from certain odds on. The bet path knows nothing of odds: they are written beside it, by the vendor's call, and read when a
-- settled round is counted. ADR 0122.

-- The odds of a round, the lowest that its vendor has told; none for a vendor that tells none.
create table bet_odds (
  bucket ledger_bucket_number not null,
  owner text not null,
  provider text not null,
  round_id text not null,
  -- 1 is a bet that was void in the end: its stake came back.
  odds numeric(12, 4) not null check (odds >= 1),
  primary key (bucket, owner, provider, round_id)
);

-- From which odds a stake on sports counts. Bonuses that were granted before keep their terms: null counts all.
alter table bonus_purse add column min_odds numeric(12, 4) check (min_odds >= 1);

alter table bonus_round drop constraint bonus_round_reason_check,
  add constraint bonus_round_reason_check check (reason in ('game_type', 'void', 'free_round', 'between_players', 'requirement_met', 'odds'));

drop function ledger_bonus_grant(int, uuid, uuid, text, text, text, bigint, bigint, jsonb, bigint, bigint, timestamptz, text, jsonb, timestamptz);

-- As in 0152, with the least odds.
create function ledger_bonus_grant(
  p_bucket int, p_transfer uuid, p_grant uuid, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_required bigint, p_contributions jsonb,
  p_max_stake bigint, p_conversion_cap bigint, p_min_odds numeric, p_expires_at timestamptz, p_promotion text, p_title jsonb, p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_account bigint;
  v_known ledger_transfer;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_merchant, p_currency, p_amount, p_required), 'UTF8'));
begin
  if p_amount <= 0 or p_required < 0 then
    raise exception 'A bonus is above zero' using errcode = 'check_violation';
  end if;
  perform ledger_open(p_bucket, p_owner, 'cash', p_currency);
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_known := ledger_find(p_bucket, 'bonus', 'bonus', 'grant:' || p_grant);
  if v_known.id is not null then
    return ledger_replay(p_bucket, v_known, p_owner, v_fingerprint);
  end if;
  v_account := ledger_open(p_bucket, p_owner, 'bonus', p_currency, v_player.time_zone);
  insert into bonus_purse (bucket, id, merchant_code, owner, currency, account_id, promotion_id, title, granted, balance, required, contributions, max_stake,
      conversion_cap, min_odds, expires_at)
    values (p_bucket, p_grant, p_merchant, p_owner, p_currency, v_account, p_promotion, p_title, p_amount, p_amount, p_required, p_contributions, p_max_stake,
      p_conversion_cap, p_min_odds, p_expires_at);
  perform ledger_bonus_move(p_bucket, p_transfer, p_grant, p_amount, 'grant:' || p_grant, v_fingerprint, null, 'grant', p_event_at);
  update ledger_account set bonus = bonus + p_amount, active_purses = active_purses + 1, had_bonus = true where bucket = p_bucket and id = v_player.id;
  perform ledger_bonus_tell(p_bucket, p_grant);
  if p_required = 0 then
    perform ledger_bonus_end(p_bucket, p_owner, p_grant, 'MET', null, p_event_at);
  end if;
  return ('OK', p_transfer, ledger_playable(v_player) + p_amount, false)::ledger_answer;
end
$$;

-- As in 0276. A stake on sports counts nothing where its odds are known and below those of the bonus, or where it was void. Odds that nobody told count: a player
-- cannot see what a vendor tells.
create or replace function ledger_bonus_count(p_bucket int, p_order uuid, p_smallest bigint, p_at timestamptz) returns boolean
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  o bet_order;
  v_player ledger_account;
  v_round bonus_round;
  v_purse bonus_purse;
  v_stake bigint;
  v_ppm bigint;
  v_base bigint;
  v_counted bigint;
  v_odds numeric;
  v_changed boolean := false;
begin
  select * into o from bet_order where bucket = p_bucket and id = p_order;
  if o.id is null or o.state = 'OPEN' then
    return false;
  end if;
  select * into v_player from ledger_account where bucket = p_bucket and owner = o.owner and kind = 'cash' and currency = o.currency and had_bonus for no key update;
  if v_player.id is null then
    return false;
  end if;
  -- Under the lock the round stands still.
  select * into o from bet_order where bucket = p_bucket and id = p_order;
  select * into v_round from bonus_round where bucket = p_bucket and order_id = p_order;
  if v_round.order_id is null then
    select * into v_purse from bonus_purse
      where bucket = p_bucket and owner = o.owner and currency = o.currency and state = 'ACTIVE' and opened_at <= o.placed_at order by opened_at, id limit 1;
  else
    select * into v_purse from bonus_purse where bucket = p_bucket and id = v_round.purse_id;
  end if;
  v_stake := case when o.state = 'CANCELLED' then 0 else o.stake - o.refunded end;
  if v_purse.id is not null and v_purse.state = 'ACTIVE' and (v_round.order_id is null or v_round.stake <> v_stake) then
    v_ppm := case when is_turnover(o.game_type)
      then coalesce((v_purse.contributions ->> o.game_code)::bigint,
        least((v_purse.contributions ->> o.game_type)::bigint, (select min((v_purse.contributions ->> class)::bigint)
          from game g cross join unnest(g.game_classify) class where g.node_id = o.node_id and v_purse.contributions ? class)), 0) else 0 end;
    if o.game_type = 'SPORTS' then
      select odds into v_odds from bet_odds where bucket = p_bucket and owner = o.owner and provider = o.provider and round_id = o.round_id;
    end if;
    if v_odds = 1 or v_odds < v_purse.min_odds then
      v_ppm := 0;
    end if;
    v_base := floor(v_stake::numeric * v_ppm / 1000000)::bigint;
    v_counted := least(v_base, v_purse.required - v_purse.wagered + coalesce(v_round.counted, 0));
    insert into bonus_round (bucket, order_id, purse_id, game_type, game_name, stake, counted, reason, at)
      values (p_bucket, p_order, v_purse.id, o.game_type, o.game_name, v_stake, v_counted,
        case when o.state = 'CANCELLED' or (v_stake = 0 and o.refunded > 0) or v_odds = 1 then 'void' when v_stake = 0 then 'free_round' when not is_turnover(o.game_type) then 'between_players'
          when v_odds < v_purse.min_odds then 'odds' when v_counted < v_base then 'requirement_met' when v_base < v_stake then 'game_type' end, coalesce(o.settled_at, p_at))
      on conflict (bucket, order_id) do update set stake = excluded.stake, counted = excluded.counted, reason = excluded.reason;
    update bonus_purse set wagered = wagered + v_counted - coalesce(v_round.counted, 0) where bucket = p_bucket and id = v_purse.id
      returning * into v_purse;
    if v_purse.wagered >= v_purse.required then
      perform ledger_bonus_end(p_bucket, o.owner, v_purse.id, 'MET', null, p_at);
    end if;
    v_changed := true;
  end if;
  -- What the round was part of may be empty now, or have waited for it.
  for v_purse in
    select * from bonus_purse where bucket = p_bucket and owner = o.owner and currency = o.currency
      and (state = 'ENDING' or (state = 'ACTIVE' and balance < p_smallest)) order by opened_at, id
  loop
    if v_purse.state = 'ENDING' then
      v_changed := ledger_bonus_end(p_bucket, o.owner, v_purse.id, v_purse.ends_as::text, null, p_at) = 'OK' or v_changed;
    elsif not ledger_bonus_is_in_play(p_bucket, v_purse.id) then
      perform ledger_bonus_end(p_bucket, o.owner, v_purse.id, 'SPENT', null, p_at);
      v_changed := true;
    end if;
  end loop;
  return v_changed;
end
$$;
