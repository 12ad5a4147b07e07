-- The people of the newsroom. They belong to the installation, their roles to its sites; site 0 = every site, or none in particular.

create sequence staff_ids;
create table staff (
  id integer primary key default nextval('staff_ids'),
  -- as they sign in: lower case
  name text not null unique,
  -- scrypt of the password's SHA-256
  password_hash text not null,
  -- 0 open, 1 closed
  state smallint not null default 0,
  created_at timestamptz not null
);

create table staff_roles (
  staff_id integer not null references staff on delete cascade,
  site_id integer not null,
  -- editor, moderator, admin
  role text not null,
  primary key (staff_id, site_id, role)
);

-- Tokens are kept as SHA-256: who reads the database cannot act as one of them.
create table staff_tokens (
  hash bytea primary key,
  staff_id integer not null references staff on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_tokens_by_person on staff_tokens (staff_id);
create index staff_tokens_by_age on staff_tokens (expires_at);

-- What is done to people of the newsroom, and how often they tried to sign in, is of no one site.
alter table staff_acts drop constraint staff_acts_site_id_fkey;
alter table attempts drop constraint attempts_site_id_fkey;

-- Whether it is talked about, as the newsroom decided; null: as the article was handed in.
alter table articles add column discuss_closed boolean;
