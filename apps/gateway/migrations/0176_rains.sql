-- Rains: windows of a few minutes in which players take packets of random amounts.

-- A window, and what is left of it. It moves by conditional updates alone.
create table rain_window (
  merchant_code text not null references merchant (code) on delete cascade,
  offer_code text not null,
  -- The day and the beginning: 2026-11-25 20:00.
  period text not null,
  packets_left int not null check (packets_left >= 0),
  amount_left bigint not null check (amount_left >= 0),
  primary key (merchant_code, offer_code, period),
  -- With the last packet the last money is gone.
  check ((packets_left = 0) = (amount_left = 0))
);
