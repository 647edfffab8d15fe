-- What a session is played under, as the gateway said when it opened. Null: the gateway said nothing, so the strictest.
alter table play_session add column profile jsonb;
