-- Offers, what players do with them, and the rewards that are granted. Money moves by ledger_promo and by the functions of bonuses; these
-- tables say for what.

-- An offer, and the version that is in force for whoever begins now.
create table offer (
  merchant_code text not null references merchant (code) on delete cascade,
  code text not null check (code ~ '^[a-z0-9-]{1,60}$'),
  version int not null check (version > 0),
  -- An operator closes an offer before its time; what was granted stays.
  is_open boolean not null default true,
  primary key (merchant_code, code)
);

-- What an offer says. A version is never changed: who joined keeps theirs.
create table offer_version (
  merchant_code text not null,
  code text not null,
  version int not null,
  titles jsonb not null,
  -- Checked by the schema `offerRule` before it is written.
  rule jsonb not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (merchant_code, code, version),
  foreign key (merchant_code, code) references offer (merchant_code, code) on delete cascade
);

create trigger offer_published after insert or update or delete or truncate on offer
  for each statement execute function bump_published_version('content');

create function offer_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'A version of an offer stays as it is; write a new one' using errcode = 'restrict_violation';
end
$$;
create trigger offer_version_stays before update on offer_version for each row execute function offer_version_change();

-- The offer that a promotion tells of; null if there is nothing to take part in.
alter table promotion add column offer_code text;

-- Who joined, and the version that holds for them.
create table offer_participation (
  bucket ledger_bucket_number not null,
  account_id uuid not null,
  offer_code text not null,
  version int not null,
  joined_at timestamptz not null,
  primary key (bucket, account_id, offer_code)
);

-- An event that counted for a player and an offer, once. `event_id` is the transfer, the line of the outbox or, of logins, the day.
create table offer_fact (
  bucket ledger_bucket_number not null,
  account_id uuid not null,
  offer_code text not null,
  event_id text not null,
  version int not null,
  -- The span that it counts in: 'all', a day or the Monday of a week.
  period text not null,
  day date not null,
  -- Minor units; below zero for a bet that was rolled back, and for what a player wins.
  amount bigint not null,
  at timestamptz not null,
  primary key (bucket, account_id, offer_code, event_id)
);

-- The sum of the facts of a span, and how many rewards were granted in it.
create table offer_tally (
  bucket ledger_bucket_number not null,
  account_id uuid not null,
  offer_code text not null,
  period text not null,
  amount bigint not null default 0,
  events int not null default 0,
  granted int not null default 0 check (granted >= 0),
  primary key (bucket, account_id, offer_code, period)
);

-- What may be given away, and what is gone of it. It moves by conditional updates alone.
create table reward_budget (
  merchant_code text not null references merchant (code) on delete cascade,
  code text not null,
  amount bigint not null check (amount >= 0),
  spent bigint not null check (spent between 0 and amount),
  primary key (merchant_code, code)
);

-- A reward of a player. One for each source, version and event; its id follows from these, so a replay of all events finds what it granted.
create table reward_grant (
  bucket ledger_bucket_number not null,
  id uuid not null,
  merchant_code text not null references merchant (code),
  account_id uuid not null,
  source text not null check (source in ('offer', 'rebate', 'level', 'referral', 'tournament', 'cashback')),
  source_id text not null,
  version int not null,
  event_key text not null,
  category text not null,
  titles jsonb not null,
  reward text not null check (reward in ('cash', 'bonus')),
  amount bigint not null check (amount > 0),
  currency currency_code not null,
  -- Of a bonus: {"required", "maxStake", "conversionCap", "days", "contributions"}, amounts in minor units as text.
  bonus_terms jsonb,
  budget_code text,
  -- CLAIMABLE waits for the player, DUE for the gateway, which pays it in a moment.
  state text not null check (state in ('CLAIMABLE', 'DUE', 'CLAIMED', 'EXPIRED', 'REVOKED')),
  granted_at timestamptz not null,
  claimed_at timestamptz,
  expires_at timestamptz,
  -- When a payment that failed is tried again.
  next_attempt_at timestamptz,
  revoke_reason text,
  primary key (bucket, id),
  unique (bucket, account_id, source, source_id, version, event_key),
  constraint reward_grant_bonus check ((bonus_terms is not null) = (reward = 'bonus')),
  constraint reward_grant_claimed check ((claimed_at is not null) = (state = 'CLAIMED')),
  constraint reward_grant_revoked check ((revoke_reason is not null) = (state = 'REVOKED'))
);
create index reward_grant_account on reward_grant (bucket, account_id, granted_at desc);
create index reward_grant_source on reward_grant (bucket, account_id, source, source_id, granted_at desc);
create index reward_grant_due on reward_grant (granted_at) where state = 'DUE';
create index reward_grant_expiry on reward_grant (expires_at) where state = 'CLAIMABLE';
create index reward_grant_merchant on reward_grant (merchant_code, granted_at desc);

-- What was granted stays, and what is over stays over.
create function reward_grant_change() returns trigger language plpgsql as $$
begin
  if (old.bucket, old.id, old.merchant_code, old.account_id, old.source, old.source_id, old.version, old.event_key, old.reward, old.amount, old.currency, old.bonus_terms)
    is distinct from (new.bucket, new.id, new.merchant_code, new.account_id, new.source, new.source_id, new.version, new.event_key, new.reward, new.amount, new.currency, new.bonus_terms) then
    raise exception 'A reward stays as it was granted' using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('CLAIMABLE', 'CLAIMED'), ('CLAIMABLE', 'EXPIRED'), ('CLAIMABLE', 'REVOKED'), ('DUE', 'CLAIMED'), ('DUE', 'REVOKED')) then
    raise exception 'A reward does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger reward_grant_moves_forward before update on reward_grant for each row execute function reward_grant_change();

-- What a player sent to apply for a reward.
create table reward_application (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  account_id uuid not null references account (id),
  offer_code text not null,
  version int not null,
  remarks text not null check (char_length(remarks) <= 140),
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REFUSED')),
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  constraint reward_application_decided check ((decided_at is null) = (state = 'PENDING') and (decided_by is null) = (state = 'PENDING')),
  constraint reward_application_reason check ((reason is not null) = (state = 'REFUSED'))
);
-- One at a time.
create unique index reward_application_open on reward_application (account_id, offer_code) where state = 'PENDING';
create index reward_application_account on reward_application (account_id, offer_code, sent_at desc);
create index reward_application_waiting on reward_application (merchant_code, state, sent_at);

create function reward_application_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'PENDING' then
    raise exception 'The decision on an application stands' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger reward_application_stands before update on reward_application for each row execute function reward_application_change();

-- Pictures of applications, sealed. Players send them; operators alone see them, and each look is an act.
create table reward_picture (
  id uuid primary key,
  account_id uuid not null references account (id),
  offer_code text not null,
  -- Null while the form is not sent.
  application_id uuid references reward_application (id),
  place smallint not null check (place >= 0),
  sealed text not null check (sealed ~ '^v1[.]'),
  added_at timestamptz not null
);
create unique index reward_picture_draft on reward_picture (account_id, offer_code, place) where application_id is null;
create unique index reward_picture_sent on reward_picture (application_id, place) where application_id is not null;

-- Spans of offers on a schedule that were paid, or are being paid: one gateway does the work, and goes on where another stopped.
create table offer_run (
  merchant_code text not null,
  offer_code text not null,
  period text not null,
  -- The last player that was judged; null before the first.
  last_account uuid,
  begun_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_code, offer_code, period)
);

-- Offers count from this release on.
insert into ledger_outbox_reader (name, tx) values ('rewards', pg_current_xact_id()) on conflict (name) do nothing;
