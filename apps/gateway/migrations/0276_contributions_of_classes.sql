-- What a stake contributes depends on the class of its game, too: crash and dice keep most of what is staked for the player.

-- As in 0230; a purse may also say what classes of games contribute. A game of such a class counts the least of what its game type and its classes say;
-- what is said of the game itself comes before both.
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
    v_base := floor(v_stake::numeric * v_ppm / 1000000)::bigint;
    v_counted := least(v_base, v_purse.required - v_purse.wagered + coalesce(v_round.counted, 0));
    insert into bonus_round (bucket, order_id, purse_id, game_type, game_name, stake, counted, reason, at)
      values (p_bucket, p_order, v_purse.id, o.game_type, o.game_name, v_stake, v_counted,
        case when o.state = 'CANCELLED' or (v_stake = 0 and o.refunded > 0) then 'void' when v_stake = 0 then 'free_round' when not is_turnover(o.game_type) then 'between_players'
          when v_counted < v_base then 'requirement_met' when v_base < v_stake then 'game_type' end, coalesce(o.settled_at, p_at))
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
