-- A round that free rounds of the gateway pay for. It moves no stake; PENDING_FREE_ROUND waits for the gateway to take one and pay the win.
alter table round
  add column free_rounds_id uuid,
  drop constraint round_state_check,
  add constraint round_state_check check (
    state in (
      'PENDING_BET', 'PENDING_BET_WIN', 'PENDING_FREE_ROUND', 'OPEN', 'PENDING_WIN', 'PENDING_JACKPOT', 'PENDING_ROLLBACK', 'SETTLED', 'VOID'
    )
  ),
  add constraint round_free_rounds_check check (
    case when free_rounds_id is null then state <> 'PENDING_FREE_ROUND'
    else state in ('PENDING_FREE_ROUND', 'SETTLED', 'VOID') and is_over and not is_free_play and jackpot_pool is null end
  );

alter type new_round add attribute free_rounds_id uuid;

-- As in 0006, with the free rounds.
create or replace function insert_rounds(p_rounds jsonb) returns setof uuid language plpgsql as $$
declare
  r new_round;
begin
  for r in select * from jsonb_populate_recordset(null::new_round, p_rounds) loop
    update seed_pair set client_seed = r.client_seed, next_nonce = next_nonce + 1, last_bet_at = r.created_at
      where id = r.seed_pair_id and next_nonce = r.nonce and revealed_at is null and (client_seed is null or client_seed = r.client_seed);
    if found then
      insert into round (id, session_id, player_ref, is_free_play, idempotency_key, game_code, game_version, seed_pair_id, nonce, currency, stake, win,
          jackpot_pool, choice, is_over, state, balance_after, attempts, leased_until, next_attempt_at, created_at, closed_at, free_rounds_id)
        values (r.id, r.session_id, r.player_ref, r.is_free_play, r.idempotency_key, r.game_code, r.game_version, r.seed_pair_id, r.nonce, r.currency,
          r.stake, r.win, r.jackpot_pool, r.choice, r.is_over, r.state, r.balance_after, 1, r.leased_until, r.next_attempt_at, r.created_at, r.closed_at,
          r.free_rounds_id);
      return next r.id;
    end if;
  end loop;
end
$$;
