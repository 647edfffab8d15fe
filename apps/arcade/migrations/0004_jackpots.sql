-- A jackpot that a round won besides its win. The ledger of the gateway knows how much it is: the amount is claimed once
-- the bet has been settled, and stands here from then on. Play money wins none.
alter table round
  add column jackpot_pool text,
  add column jackpot_amount bigint check (jackpot_amount >= 0),
  drop constraint round_state_check,
  -- PENDING_JACKPOT: stake and win have moved, the jackpot has not.
  add constraint round_state_check check (
    state in (
      'PENDING_BET', 'PENDING_BET_WIN', 'OPEN', 'PENDING_WIN', 'PENDING_JACKPOT', 'PENDING_ROLLBACK', 'SETTLED', 'VOID'
    )
  ),
  add constraint round_jackpot_check check (
    (jackpot_pool is not null or (jackpot_amount is null and state <> 'PENDING_JACKPOT'))
    and (jackpot_amount is null or (state = 'SETTLED' and not is_free_play))
    and (jackpot_pool is null or state <> 'SETTLED' or is_free_play or jackpot_amount is not null)
  );
