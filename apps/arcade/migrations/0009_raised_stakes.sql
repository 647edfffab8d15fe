-- Decisions that raise the stake of a round, for instance to double. Such a decision waits beside the others until the gateway has
-- taken its bet, and is taken back if it has not.
alter table round
  -- What the decisions of the round have added to its stake.
  add column raised bigint not null default 0 check (raised >= 0),
  -- How many raises were tried. Each has a transaction of its own: one that was refused stays refused.
  add column raises integer not null default 0,
  -- The decision that waits, and what the round is when it counts.
  add column raise_decision jsonb,
  add column raise_amount bigint check (raise_amount > 0),
  add column raise_win bigint check (raise_win >= 0),
  add column raise_is_over boolean,
  add column raise_at timestamptz,
  -- Who decides pays, in the session in which it was decided.
  add column raise_session_id uuid references play_session (id),
  -- Why the last one was taken back.
  add column raise_refusal text,
  drop constraint round_state_check,
  -- PENDING_RAISE: the bet of a decision waits for the gateway. PENDING_RAISE_BACK: that bet is taken back.
  add constraint round_state_check check (
    state in (
      'PENDING_BET', 'PENDING_BET_WIN', 'PENDING_FREE_ROUND', 'OPEN', 'PENDING_RAISE', 'PENDING_RAISE_BACK', 'PENDING_WIN', 'PENDING_JACKPOT',
      'PENDING_ROLLBACK', 'SETTLED', 'VOID'
    )
  ),
  drop constraint round_open_check,
  add constraint round_open_check check (
    is_over or state in ('PENDING_BET', 'PENDING_ROLLBACK', 'OPEN', 'PENDING_RAISE', 'PENDING_RAISE_BACK', 'VOID')
  ),
  add constraint round_raise_check check (
    num_nulls(raise_decision, raise_amount, raise_win, raise_is_over, raise_at, raise_session_id)
      = case when state in ('PENDING_RAISE', 'PENDING_RAISE_BACK') then 0 else 6 end
  );
