-- A round of any game: what was chosen with the bet and what its player decided since. The events follow from these and
-- the seeds, so they are not stored.
alter table round
  drop column events,
  add column choice jsonb not null default '{}',
  add column decisions jsonb not null default '[]',
  -- False while the rules wait for a decision.
  add column is_over boolean not null default true,
  drop constraint round_state_check,
  -- PENDING_BET_WIN: stake and win move in one call. OPEN: the bet is taken and the round waits for its player.
  add constraint round_state_check
    check (state in ('PENDING_BET', 'PENDING_BET_WIN', 'OPEN', 'PENDING_WIN', 'PENDING_ROLLBACK', 'SETTLED', 'VOID')),
  drop constraint round_check,
  add constraint round_closed_check check ((state in ('SETTLED', 'VOID')) = (closed_at is not null)),
  drop constraint round_check2,
  add constraint round_void_check check (void_reason is null or state in ('VOID', 'PENDING_ROLLBACK')),
  add constraint round_open_check check (is_over or state in ('PENDING_BET', 'PENDING_ROLLBACK', 'OPEN', 'VOID'));

-- Rounds are listed by game, newest first: their ids grow with time.
drop index round_of_player;
create index round_of_player on round (player_ref, is_free_play, game_code, id desc);

-- When the last bet of these seeds was placed: bets keep the least time between two rounds.
alter table seed_pair add column last_bet_at timestamptz;
