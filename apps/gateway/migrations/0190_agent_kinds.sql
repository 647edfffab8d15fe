-- The words of what agents are paid: a new value of an enum can be used once the transaction that adds it has ended.

alter type ledger_account_kind add value 'agent_expense';
-- What the platform pays to agents: rebates, and contracts whose payer it is.
alter type ledger_transfer_kind add value 'agent_pay';
