-- Fixtures of the sportsbook, and slips with bets on them. All times are of the clock of this database.

-- A fixture that is listed. Its seeds are committed before: everything that happens in it follows from them and the ticks that have passed.
create table fixture (
  -- <league>:<number>
  id text primary key,
  league text not null,
  sport text not null,
  number bigint not null check (number >= 0),
  -- Who plays, and what the model reads, as they were when the fixture was listed.
  facts jsonb not null,
  seed_pair_id uuid not null unique references seed_pair (id),
  starts_at timestamptz not null,
  ends_by timestamptz not null,
  -- The board at the end; set when the seed is revealed.
  result jsonb,
  over_at timestamptz,
  unique (league, number),
  check (ends_by > starts_at),
  check ((result is null) = (over_at is null))
);
create index fixture_ahead on fixture (starts_at, id) where over_at is null;
create index fixture_results on fixture (starts_at desc, id) where over_at is not null;

-- A slip as it was asked for. Once it is placed it has a round of the same id.
create table sports_slip (
  id uuid primary key,
  session_id uuid not null references play_session (id),
  player_ref text not null,
  is_free_play boolean not null,
  idempotency_key text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  -- The legs with the prices that the player saw, how they combine, and what to do when prices have changed.
  request jsonb not null,
  -- The same pair is the round's.
  seed_pair_id uuid not null unique references seed_pair (id),
  -- DELAYED: a slip in play, judged again at decided_at.
  state text not null check (state in ('DELAYED', 'PLACED', 'REFUSED')),
  refusal text,
  new_prices jsonb,
  most_stake bigint,
  placed_at timestamptz not null,
  decided_at timestamptz,
  auto_cash_out_at bigint check (auto_cash_out_at > 0),
  -- How many legs were decided, and how many of them the settlement has looked at.
  decided_legs smallint not null default 0,
  seen_legs smallint not null default 0,
  unique (player_ref, idempotency_key),
  check ((state = 'REFUSED') = (refusal is not null)),
  check (state <> 'DELAYED' or decided_at is not null)
);
create index sports_slip_delayed on sports_slip (decided_at) where state = 'DELAYED';
create index sports_slip_of_player on sports_slip (player_ref, is_free_play, id desc);
create index sports_slip_decided on sports_slip (id) where decided_legs > seen_legs;
create index sports_slip_auto on sports_slip (id) where auto_cash_out_at is not null;

create table sports_leg (
  slip_id uuid not null references sports_slip (id),
  position smallint not null,
  fixture_id text not null references fixture (id),
  selections jsonb not null,
  -- Null while it is open.
  outcome text check (outcome in ('won', 'lost', 'void')),
  -- As it stood when the leg was decided.
  board jsonb,
  primary key (slip_id, position),
  unique (slip_id, fixture_id),
  check ((outcome is null) = (board is null))
);
create index sports_leg_open on sports_leg (fixture_id, selections) where outcome is null;

alter table round
  add column is_slip boolean not null default false,
  -- What partial cash-outs have paid; the win of the round includes it.
  add column paid bigint not null default 0 check (paid >= 0),
  -- How many there were. Each has a transaction of its own.
  add column parts integer not null default 0,
  -- A partial cash-out that the gateway has yet to pay.
  add column part_amount bigint check (part_amount > 0),
  drop constraint round_state_check,
  -- PENDING_PART: a part of the win is paid, and the round goes on.
  add constraint round_state_check check (
    state in (
      'PENDING_BET', 'PENDING_BET_WIN', 'PENDING_FREE_ROUND', 'OPEN', 'PENDING_RAISE', 'PENDING_RAISE_BACK', 'PENDING_PART', 'PENDING_WIN',
      'PENDING_JACKPOT', 'PENDING_ROLLBACK', 'SETTLED', 'VOID'
    )
  ),
  drop constraint round_open_check,
  add constraint round_open_check check (
    is_over or state in ('PENDING_BET', 'PENDING_ROLLBACK', 'OPEN', 'PENDING_RAISE', 'PENDING_RAISE_BACK', 'PENDING_PART', 'VOID')
  ),
  add constraint round_part_check check ((state = 'PENDING_PART') = (part_amount is not null)),
  add constraint round_slip_check check (is_slip or (paid = 0 and parts = 0 and part_amount is null));
-- A player has as many slips as he likes.
drop index round_one_open;
create unique index round_one_open on round (player_ref, is_free_play, game_code)
  where closed_at is null and shared_round_id is null and draw_id is null and not is_slip;
-- What is open or closed a moment ago is told to its player.
create index round_open_slips on round (player_ref, is_free_play) where is_slip and closed_at is null;
