-- Private keys that open encrypted bodies; every gateway process reads the same ones.
create table encryption_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);
