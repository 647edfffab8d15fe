-- What a session of a game is played under, as its jurisdiction said when it was launched. Null: a launch from before.
alter table game_launch add column play_profile jsonb;
alter table game_session
  add column play_profile jsonb,
  -- The player opened another game, and no more are allowed at once. The session takes no bets any more.
  add column replaced_at timestamptz;
