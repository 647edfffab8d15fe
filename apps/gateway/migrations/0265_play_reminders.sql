-- What players chose for the reminder of play, and when they last acknowledged one. Who did neither has no row.
create table play_reminder (
  account_id uuid primary key references account (id) on delete cascade,
  -- Null: what the jurisdiction asks for.
  minutes integer check (minutes > 0),
  acknowledged_at timestamptz
);
