-- Rounds that are stored and closed together. Each row is found by its key in a statement of its own: a join with a list could be
-- planned over the whole table, and a plan that was made while the table was empty stays as long as its connection.

-- A round that is to be stored. Its nonce is the one that the pair had when the outcome was computed.
create type new_round as (
  id uuid, session_id uuid, player_ref text, is_free_play boolean, idempotency_key text, game_code text, game_version text,
  seed_pair_id uuid, client_seed text, nonce bigint, currency text, stake bigint, win bigint, jackpot_pool text, choice jsonb,
  is_over boolean, state text, balance_after bigint, leased_until timestamptz, next_attempt_at timestamptz,
  created_at timestamptz, closed_at timestamptz);

-- Takes the nonces of rounds and stores them. Returns the ids of those that were stored; the pair of any other has moved on.
create function insert_rounds(p_rounds jsonb) returns setof uuid language plpgsql as $$
declare
  r new_round;
begin
  for r in select * from jsonb_populate_recordset(null::new_round, p_rounds) loop
    update seed_pair set client_seed = r.client_seed, next_nonce = next_nonce + 1, last_bet_at = r.created_at
      where id = r.seed_pair_id and next_nonce = r.nonce and revealed_at is null and (client_seed is null or client_seed = r.client_seed);
    if found then
      insert into round (id, session_id, player_ref, is_free_play, idempotency_key, game_code, game_version, seed_pair_id, nonce, currency, stake, win,
          jackpot_pool, choice, is_over, state, balance_after, attempts, leased_until, next_attempt_at, created_at, closed_at)
        values (r.id, r.session_id, r.player_ref, r.is_free_play, r.idempotency_key, r.game_code, r.game_version, r.seed_pair_id, r.nonce, r.currency,
          r.stake, r.win, r.jackpot_pool, r.choice, r.is_over, r.state, r.balance_after, 1, r.leased_until, r.next_attempt_at, r.created_at, r.closed_at);
      return next r.id;
    end if;
  end loop;
end
$$;

-- The end of a round: it leaves `from_state`, unless it did before.
create type round_closing as (
  id uuid, from_state text, state text, reason text, balance_after bigint, jackpot_amount bigint, closed_at timestamptz);

-- Closes rounds without waiting for the disk.
create function close_rounds(p_closings jsonb) returns void language plpgsql as $$
declare
  c round_closing;
begin
  set local synchronous_commit = off;
  for c in select * from jsonb_populate_recordset(null::round_closing, p_closings) loop
    update round set state = c.state, void_reason = c.reason, balance_after = c.balance_after, closed_at = c.closed_at, jackpot_amount = c.jackpot_amount,
      leased_until = null, next_attempt_at = null
      where id = c.id and state = c.from_state;
  end loop;
end
$$;
