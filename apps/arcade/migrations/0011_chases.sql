-- A chase: bets of one player in several draws. When one of them wins, those of later draws are taken back if the player wants it.
alter table round
  add column chase_id text check (chase_id ~ '^[0-9a-f]{32}$'),
  add column chase_stops boolean not null default false,
  add constraint round_chase_check check (chase_id is null or draw_id is not null),
  add constraint round_chase_stops_check check (not chase_stops or chase_id is not null);
-- What a win may still take back, and whether a chase has won.
create index round_chase_open on round (player_ref, chase_id) where chase_stops and state = 'OPEN' and not is_over;
create index round_chase_won on round (player_ref, chase_id) where chase_stops and is_over and win > 0;
