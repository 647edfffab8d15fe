-- Players who are to be told what a draw brought them. A row is made when the draw is settled, and deleted once the gateway was told.
create table draw_notice (
  draw_id uuid not null references draw (id),
  player_ref text not null,
  attempts integer not null default 0,
  -- Of a row that a process works on: when another one may take it.
  next_attempt_at timestamptz not null default clock_timestamp(),
  primary key (draw_id, player_ref)
);
create index draw_notice_due on draw_notice (next_attempt_at);

-- The bets of one player among those of a draw.
drop index round_of_draw;
create index round_of_draw on round (draw_id, player_ref) where draw_id is not null;
