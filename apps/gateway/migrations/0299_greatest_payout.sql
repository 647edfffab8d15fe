-- The greatest single payout of a vendor in a day. One honest win may be most of what a day pays, so the share of the day's stakes is judged without it.
alter table provider_day add column greatest bigint not null default 0 check (greatest >= 0);
