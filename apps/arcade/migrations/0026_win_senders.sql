-- Who sends the win of a slip: the number of an advisory lock that the process holds while it lives. The win is left to it until the lock is
-- free, whatever the lease says. Null for rounds that are no slips, and for slips that ended before.
alter table round add column sender bigint check (sender is null or is_slip);
create index round_sender on round (sender) where sender is not null and closed_at is null;
