-- Private keys and the keys of vendors rest sealed with the master key, as `v1.<id of the key>.<bytes>`. Rows from before are sealed
-- by the first gateway that starts; from here on none is written in the clear.
alter table encryption_key
  alter column private_jwk type text using private_jwk::text,
  add constraint private_jwk_sealed check (private_jwk ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$') not valid;

alter table provider
  add constraint keys_sealed check (array_to_string(keys, ' ', '') ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+( v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)?$') not valid;
