comment on column agent_day.fees is 'What payment providers keep of deposits where the merchant bears it. Deposits that were counted before have none until everything is counted again';
