-- The installation of this database: all its processes have the keys of one fingerprint.
create table installation (
  -- one row
  id smallint primary key default 1 check (id = 1),
  -- SHA-256 of the keys
  keys_fingerprint text not null
);
