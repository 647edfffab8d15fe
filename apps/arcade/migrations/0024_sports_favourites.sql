-- What a player has starred in the sportsbook, with real money and play money alike.
create table sports_favourite (
  player_ref text not null,
  -- The code of a league, or the id of a fixture. A fixture that is over counts no more.
  code text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (player_ref, code)
);
