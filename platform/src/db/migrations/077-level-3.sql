-- Passwords of staff have an age, and one that somebody else set is to be changed at the first login (setting LEVEL3).
alter table staff add column password_at timestamptz not null default now();
alter table staff add column password_set_by_other boolean not null default false;

-- The second factor (RFC 6238): its secret, enciphered with a key of the installation; the last step whose code was used, so that no
-- code is good twice; SHA-256 of the recovery codes that are left.
alter table staff add column factor_secret bytea;
alter table staff add column factor_confirmed boolean not null default false;
alter table staff add column factor_step bigint not null default 0;
alter table staff add column recovery_hashes bytea[] not null default '{}';

-- The last call with the token; null: none yet.
alter table staff_tokens add column seen_at timestamptz;
