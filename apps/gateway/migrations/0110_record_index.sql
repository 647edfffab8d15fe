-- What is not a bet or a win is rare in an account, and looked for by players: their deposits among a hundred thousand bets. Bets and
-- wins do not touch this index.
create index ledger_transfer_rare on ledger_transfer (bucket, account_id, version) where version is not null and kind not in ('bet', 'win');
