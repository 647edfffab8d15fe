-- What a vendor is answered, and what it may do, as data. The gateway judges by it in one place (vendorProfile.rules.ts).
alter table provider
  -- The language that its requests are written in: `parlor` is ours, others are adapters (docs/providers.md).
  add column dialect text not null default 'parlor' check (dialect ~ '^[a-z][a-z0-9-]{1,29}$'),
  -- A repeated transaction gets its old answer, or a code of its own.
  add column duplicate_answer text not null default 'stored' check (duplicate_answer in ('stored', 'own_code')),
  -- Whether a win or a rollback needs a session that is open. By default neither does.
  add column checks_session_on_win boolean not null default false,
  add column checks_session_on_rollback boolean not null default false,
  -- Whether the vendor may correct settled rounds.
  add column may_adjust boolean not null default false,
  -- The currencies that the vendor plays in, each with the decimals that its amounts have; an
  -- empty object for every currency.
  add column currencies jsonb not null default '{}' check (jsonb_typeof(currencies) = 'object'),
  -- How long the vendor keeps its transaction ids; null: forever. The ledger keeps them forever, the directory of ids (0127) so long.
  add column id_retention_days integer check (id_retention_days > 0);
