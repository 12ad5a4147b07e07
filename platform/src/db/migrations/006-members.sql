-- Who readers are: members, how they came to be known, their logins. Every key starts with the site.

create sequence member_ids start 100001;
create table members (
  site_id integer not null references sites,
  id integer not null default nextval('member_ids'),
  -- eleven digits; null until one is bound, and after the membership ended
  phone text,
  nickname text not null,
  head text not null default '',
  sex smallint not null default 0,
  birthday text not null default '',
  address text not null default '',
  description text not null default '',
  -- scrypt of what the wire carries (MD5 of the password); null: none set
  password_hash text,
  -- 0 open, 1 disabled by staff, 2 ended by the member
  state smallint not null default 0,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create unique index members_phone on members (site_id, phone) where phone is not null;
create unique index members_nickname on members (site_id, lower(nickname)) where state <> 2;

-- A member as another provider knows it: provider and its number for the person.
create table member_identities (
  site_id integer not null,
  provider text not null,
  oid text not null,
  unionid text not null default '',
  member_id integer not null,
  bound_at timestamptz not null,
  primary key (site_id, provider, oid),
  foreign key (site_id, member_id) references members on delete cascade
);
create index member_identities_by_union on member_identities (site_id, provider, unionid) where unionid <> '';
create index member_identities_by_member on member_identities (site_id, member_id);

-- One row for each time a member came in on a device; it lives as long as its refresh tokens do.
create sequence login_ids;
create table logins (
  site_id integer not null,
  id bigint not null default nextval('login_ids'),
  member_id integer not null,
  device text not null,
  -- phone, password or the provider's name
  means text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, member_id) references members on delete cascade
);
create index logins_by_member on logins (site_id, member_id, started_at desc);

-- Tokens are kept as SHA-256: who reads the database cannot act as a member.
create table login_tokens (
  site_id integer not null,
  hash bytea not null,
  login_id bigint not null,
  refreshing boolean not null,
  expires_at timestamptz not null,
  -- a refresh token that was used: good for a minute more, for tabs that came at the same time
  replaced_at timestamptz,
  primary key (site_id, hash),
  foreign key (site_id, login_id) references logins on delete cascade
);
create index login_tokens_by_login on login_tokens (site_id, login_id);
create index login_tokens_by_age on login_tokens (expires_at);

-- Codes sent to a phone; the newest of a scene counts.
create table phone_codes (
  site_id integer not null references sites,
  phone text not null,
  scene text not null,
  hash bytea not null,
  sent_at timestamptz not null,
  tries smallint not null default 0,
  primary key (site_id, phone, scene)
);

-- Pictures and questions that tell people from programs; one use.
create table challenges (
  site_id integer not null references sites,
  id text not null,
  device text not null,
  scene text not null,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  primary key (site_id, id)
);
create index challenges_by_age on challenges (expires_at);

-- How often something was tried within a while: codes, passwords.
create table attempts (
  site_id integer not null references sites,
  kind text not null,
  subject text not null,
  since timestamptz not null,
  count integer not null,
  primary key (site_id, kind, subject)
);
create index attempts_by_age on attempts (since);

-- Random words of signed calls that were seen, so that none is played again.
create table seen_randoms (
  site_id integer not null references sites,
  random text not null,
  seen_at timestamptz not null,
  primary key (site_id, random)
);
create index seen_randoms_by_age on seen_randoms (seen_at);

-- What a device liked becomes the member's when he comes in.
create index praises_by_who on praises (site_id, who);

-- What the demonstration would have sent to a phone (`/demo/outbox`); a real gateway leaves nothing here.
create sequence outbox_ids;
create table outbox (
  site_id integer not null references sites,
  id bigint not null default nextval('outbox_ids'),
  phone text not null,
  words text not null,
  sent_at timestamptz not null,
  primary key (site_id, id)
);

-- Persons a provider vouched for to this platform itself, for a device that is about to come in. What a client only says of a
-- person is no proof.
create table provider_proofs (
  site_id integer not null references sites,
  device text not null,
  provider text not null,
  oid text not null,
  unionid text not null default '',
  nickname text not null default '',
  head text not null default '',
  expires_at timestamptz not null,
  primary key (site_id, device, provider, oid)
);
create index provider_proofs_by_age on provider_proofs (expires_at);
