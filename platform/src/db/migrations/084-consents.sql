-- Consents of members to the terms and the privacy policy (decision 166).
create table consents (
  site_id integer not null,
  member_id integer not null,
  agreed_at timestamptz not null,
  -- of the texts, as getConfig names it
  version text not null,
  -- login, register, again or settings
  means text not null,
  withdrawn_at timestamptz,
  primary key (site_id, member_id, agreed_at, version),
  foreign key (site_id, member_id) references members on delete cascade
);
