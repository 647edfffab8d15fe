-- The direct downlines of an agent, without reading the whole team.
create index account_ancestor_direct on account_ancestor (ancestor_id, descendant_id) where depth = 1;
