-- Addresses under which agents bring players: whoever registers through one stands below its agent.
create table affiliate_domain (
  merchant_code text not null references merchant (code),
  domain text not null check (domain = lower(domain) and length(domain) between 1 and 253),
  agent_id uuid not null references account (id) on delete cascade,
  primary key (merchant_code, domain)
);
create index affiliate_domain_agent on affiliate_domain (agent_id);
