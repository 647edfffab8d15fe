-- A bet with its win has a short way too: most rounds of a vendor that plays in one call are new, allowed and within the vendor's cap.
-- Everything else is left to the way in full, which writes the same rows for these.
alter function ledger_bet_win(int, uuid, uuid, text, text, text, text, bigint, bigint, text, text, timestamptz, text, text, text, text, text, text, text)
  rename to ledger_bet_win_in_full;

create function ledger_bet_win(
  p_bucket int, p_bet uuid, p_win uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_win_amount bigint, p_round_id text,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_account bigint;
  v_house bigint;
  v_balance bigint;
  v_free bigint;
  v_version bigint;
  v_head bytea;
  v_time_zone text;
  v_day date;
  v_staked bigint;
  v_won bigint;
  v_excluded_until timestamptz;
  v_at timestamptz;
  v_hash bytea;
  b ledger_transfer;
  w ledger_transfer;
begin
  if p_refusal is null and p_amount > 0 and p_win_amount >= 0 then
    -- Balance, free amount and version are those after the bet.
    select id, house_id, balance - p_amount, balance - held - p_amount, version + 1, head_hash, time_zone, day, day_staked + p_amount, day_won + p_win_amount, excluded_until
      into v_account, v_house, v_balance, v_free, v_version, v_head, v_time_zone, v_day, v_staked, v_won, v_excluded_until
      from ledger_account
      where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency and not is_blocked and not is_frozen and not has_limits
      for no key update;
    v_at := clock_timestamp();
    if v_free >= 0 and v_house is not null and v_excluded_until < v_at and v_day = (v_at at time zone v_time_zone)::date then
      insert into bet_order (bucket, id, merchant_code, owner, provider, round_id, node_id, game_code, game_name, game_type, vassalage, currency, stake, payout, is_closed, state, placed_at, settled_at)
        select p_bucket, p_bet, p_merchant, p_owner, p_provider, p_round_id, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage, p_currency, p_amount, p_win_amount,
          true, 'SETTLED', v_at, v_at
        where not exists (select from provider_stop where provider = p_provider and game_code in ('', p_game_code))
          and not exists (select from ledger_transfer where bucket = p_bucket and provider = p_provider and kind in ('bet', 'win') and provider_tx_id = p_tx_id)
          and (p_win_amount = 0 or ledger_payout_refusal(
            row(p_bucket, p_bet, p_merchant, p_owner, p_provider, p_round_id, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage, p_currency, p_amount, 0, 0, 0, false,
              'OPEN'::bet_order_state, v_at, null)::bet_order, p_win_amount, p_category) is null)
        on conflict (bucket, owner, provider, round_id) do nothing;
      if found then
        b := row(p_bucket, p_bet, 'bet'::ledger_transfer_kind, 'OK', p_owner, p_currency, p_amount, v_free, v_account, v_house, -p_amount, v_version, v_balance, null,
          p_provider, p_tx_id, sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_round_id, false, p_category), 'UTF8')),
          null, p_bet, p_category, null, v_day, p_event_at, v_at, pg_current_xact_id())::ledger_transfer;
        b.hash := ledger_link(v_head, b);
        v_hash := b.hash;
        w := row(p_bucket, p_win, 'win'::ledger_transfer_kind, 'OK', p_owner, p_currency, p_win_amount, v_free + p_win_amount, null, null, null, null, null, null,
          p_provider, p_tx_id, sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_win_amount, p_tx_id, p_round_id, true, p_category), 'UTF8')),
          p_bet, p_bet, p_category, null, v_day, p_event_at, clock_timestamp(), b.tx)::ledger_transfer;
        -- A win of nothing is kept as the answer to the call and moves nothing.
        if p_win_amount > 0 then
          v_version := v_version + 1;
          v_balance := v_balance + p_win_amount;
          w.account_id := v_account;
          w.counter_id := v_house;
          w.moved := p_win_amount;
          w.version := v_version;
          w.balance_after := v_balance;
          w.hash := ledger_link(v_hash, w);
          v_hash := w.hash;
        end if;
        insert into ledger_transfer values (b.*), (w.*);
        update ledger_account set balance = v_balance, version = v_version, head_hash = v_hash, day_staked = v_staked, day_won = v_won
          where bucket = p_bucket and id = v_account;
        return ('OK', p_win, v_free + p_win_amount, false)::ledger_answer;
      end if;
    end if;
  end if;
  return ledger_bet_win_in_full(p_bucket, p_bet, p_win, p_provider, p_tx_id, p_owner, p_currency, p_amount, p_win_amount, p_round_id, p_category, p_event_at, p_refusal,
    p_merchant, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage);
end
$$;
