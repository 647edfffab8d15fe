-- Rebates that wait, in the order in which they are paid: those of a bucket of the ledger together.
drop index agent_rebate_due;
create index agent_rebate_due on agent_rebate (ledger_bucket(merchant_code, account_id::text), account_id, day) where state = 'COMPUTED';
