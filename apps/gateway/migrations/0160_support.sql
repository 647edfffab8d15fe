-- One conversation of an account with customer service. Its row is locked while a message is written, so that sequence numbers have no gaps
-- and a reader who has seen one has seen all before it.
create table support_conversation (
  account_id uuid primary key references account (id) on delete cascade,
  merchant_code text not null references merchant (code),
  language text not null,
  last_seq integer not null default 0,
  -- What the player and the operators have seen.
  player_read_seq integer not null default 0,
  operator_read_seq integer not null default 0,
  -- The last message of the player that waits for an answer: null when none does.
  waiting_since timestamptz,
  -- The operator who takes care of it.
  taken_by text,
  updated_at timestamptz not null
);
create index support_conversation_latest on support_conversation (updated_at desc);
create index support_conversation_waiting on support_conversation (waiting_since) where waiting_since is not null;

create table support_message (
  account_id uuid not null references support_conversation (account_id) on delete cascade,
  seq integer not null,
  author text not null check (author in ('player', 'operator')),
  operator text check ((author = 'operator') = (operator is not null)),
  text text not null check (length(text) between 1 and 2000),
  -- The writer's own name for it: the same message sent again is written once.
  client_key uuid not null,
  written_at timestamptz not null,
  primary key (account_id, seq),
  unique (account_id, client_key)
);

create table support_feedback (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('suggestion', 'problem', 'praise')),
  text text not null check (length(text) between 1 and 5000),
  sent_at timestamptz not null,
  answer text check (length(answer) between 1 and 5000),
  answered_by text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index support_feedback_account on support_feedback (account_id, sent_at desc, id);
create index support_feedback_open on support_feedback (merchant_code, sent_at) where answer is null;
