-- As in 0140; stakes that cannot bring the pool to its drop point, nor take more than it has, are added in one sum, which is what adding them one by one
-- comes to.
create or replace function ledger_jackpot_grow(p_bucket int, p_merchant text, p_currency text, p_code text, p_seed bigint, p_ceiling bigint, p_rate bigint, p_stakes bigint[],
  out taken int, out is_due boolean, out generation int
) language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_account ledger_account := ledger_jackpot_account(p_bucket, p_merchant, p_currency);
  v_pool jackpot_pool;
  v_amount bigint;
  v_millionths bigint;
  v_stake bigint;
  -- The pool in millionths, and what the stakes add and take.
  v_total numeric;
  v_added numeric;
  v_taken_back numeric;
begin
  perform ledger_jackpot_open(p_bucket, p_merchant, p_currency, p_code, p_seed, p_ceiling);
  select * into strict v_pool from jackpot_pool where bucket = p_bucket and merchant_code = p_merchant and currency = p_currency and code = p_code;
  v_amount := v_pool.amount;
  v_millionths := v_pool.remainder;
  generation := v_pool.generation;
  taken := 0;
  is_due := false;
  v_total := v_amount::numeric * 1000000 + v_millionths;
  select coalesce(sum(stake) filter (where stake > 0), 0) * p_rate, coalesce(sum(stake) filter (where stake < 0), 0) * p_rate
    into v_added, v_taken_back from unnest(p_stakes) stake;
  if v_total + v_taken_back >= 0 and v_total + v_added < v_pool.drop_point::numeric * 1000000 is not false then
    taken := cardinality(p_stakes);
    v_total := v_total + v_added + v_taken_back;
    v_amount := floor(v_total / 1000000);
    v_millionths := v_total - v_amount::numeric * 1000000;
  else
    foreach v_stake in array p_stakes loop
      v_millionths := v_millionths + v_stake * p_rate;
      -- Down, and not towards zero: the remainder stays below a unit. What the pool does not have stays owed in the remainder.
      v_stake := greatest(floor(v_millionths::numeric / 1000000)::bigint, -v_amount);
      v_amount := v_amount + v_stake;
      v_millionths := v_millionths - v_stake * 1000000;
      taken := taken + 1;
      is_due := p_stakes[taken] > 0 and not v_account.is_frozen and v_amount >= v_pool.drop_point is true;
      exit when is_due;
    end loop;
  end if;
  update jackpot_pool set amount = v_amount, remainder = v_millionths
    where bucket = p_bucket and merchant_code = p_merchant and currency = p_currency and code = p_code;
  perform ledger_jackpot_move(p_bucket, gen_random_uuid(), v_account, 'house', v_amount - v_pool.amount, gen_random_uuid()::text, 'part', p_code);
end
$$;
