-- An event is stored once for all offers that counted it, and the sums of a player's span are one row (ADR 0142).

-- An event that counted for a player. `event_id` is the transfer, the line of the outbox or, of logins, the day.
create table offer_event (
  bucket ledger_bucket_number not null,
  account_id uuid not null,
  event_id text collate "C" not null,
  day date not null,
  -- Minor units; below zero for a bet that was rolled back.
  amount bigint not null,
  at timestamptz not null,
  -- The offers that counted it, each once, with the version that applied: `code:version`, sorted.
  offers text[] collate "C" not null check (cardinality(offers) > 0),
  primary key (bucket, account_id, event_id)
);

-- The sums of a player's span: 'all', a day or the Monday of a week. By offer: {"code": ["amount", events]}; amounts are minor units as text.
-- Rows are updated in place most of the time, so their pages leave room.
create table offer_progress (
  bucket ledger_bucket_number not null,
  account_id uuid not null,
  period text collate "C" not null,
  sums jsonb not null,
  primary key (bucket, account_id, period)
) with (fillfactor = 60);

-- The days on which an event counted for a streak. Consecutive days are one range.
create table offer_streak (
  bucket ledger_bucket_number not null,
  account_id uuid not null,
  offer_code text not null,
  days datemultirange not null,
  primary key (bucket, account_id, offer_code)
);

insert into offer_event (bucket, account_id, event_id, day, amount, at, offers)
  select bucket, account_id, event_id, (array_agg(day order by at, offer_code collate "C"))[1], (array_agg(amount order by at, offer_code collate "C"))[1], min(at),
    array_agg(offer_code || ':' || version order by (offer_code || ':' || version) collate "C")
  from offer_fact group by bucket, account_id, event_id;

insert into offer_progress (bucket, account_id, period, sums)
  select bucket, account_id, period, jsonb_object_agg(offer_code, jsonb_build_array(amount::text, events))
  from offer_tally where amount <> 0 or events <> 0 group by bucket, account_id, period;

insert into offer_streak (bucket, account_id, offer_code, days)
  select f.bucket, f.account_id, f.offer_code, range_agg(daterange(f.day, f.day, '[]'))
  from offer_fact f join account a on a.id = f.account_id
  where exists (select from offer_version v where v.merchant_code = a.merchant_code and v.code = f.offer_code and v.rule -> 'condition' ->> 'type' = 'streak')
  group by f.bucket, f.account_id, f.offer_code;

drop table offer_fact;

-- What stays in a tally is the number of rewards that were granted in a span.
delete from offer_tally where granted = 0;
alter table offer_tally drop column amount, drop column events;
