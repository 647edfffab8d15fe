-- Shifts of hosts: who is at work follows from the time of the database.

-- A host with a shift is live during it alone, every day; one without is live as `is_live` says. A shift may pass midnight.
alter table live_anchor
  add column shift_start smallint check (shift_start between 0 and 1439),
  add column shift_minutes smallint check (shift_minutes between 1 and 1440),
  add constraint live_anchor_shift_check check ((shift_start is null) = (shift_minutes is null));
comment on column live_anchor.shift_start is 'Minute of the day in UTC.';

-- Whether a shift is going on at a time.
create function is_in_shift(p_start smallint, p_minutes smallint, p_at timestamptz) returns boolean
language sql immutable as $$
  select p_start is null
    or mod(floor(extract(epoch from p_at) / 60)::bigint % 1440 - p_start + 1440, 1440) < p_minutes
$$;
