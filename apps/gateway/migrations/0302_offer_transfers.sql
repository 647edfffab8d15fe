-- Transfers that the same offers counted are one row, and offers with equal sums are one entry of a player's span (ADR 0143).

-- Transfers that counted, as a reading of the outbox found them.
create table offer_transfers (
  id bigint generated always as identity primary key,
  -- The offers that counted them, with the version that applied: `code:version`, sorted.
  offers text[] collate "C" not null check (cardinality(offers) > 0),
  transfers uuid[] not null check (cardinality(transfers) > 0),
  -- From the first to the last of them. Finds the rows that may have a transfer.
  recorded tstzrange not null
);
-- Random ids cannot be compressed.
alter table offer_transfers alter column transfers set storage external;
create index offer_transfers_recorded on offer_transfers using gist (recorded);

insert into offer_transfers (offers, transfers, recorded)
  select offers, array_agg(event_id::uuid order by at), tstzrange(min(at), max(at), '[]')
  from offer_event where event_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  group by offers, date_bin('1 minute', at, timestamptz 'epoch');

-- Other events keep a row each: a day of logins, a level, a newcomer. They may be reported more than once.
delete from offer_event where event_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
alter table offer_event drop column day, drop column amount, drop column at;

-- By the offers that have equal sums: {"code code": ["amount", events]}; codes are sorted.
update offer_progress p set sums = (
  select jsonb_object_agg(codes, sum)
  from (select string_agg(key, ' ' order by key collate "C") as codes, value as sum from jsonb_each(p.sums) group by value) one);
