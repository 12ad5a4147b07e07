-- Age group of members, a guardian's consent, and the minors' mode of an account (K23).
create table minors (
  site_id integer not null,
  member_id integer not null,
  -- under14, under18, adult; '' = not said
  age_class text not null default '',
  -- day (YYYY-MM-DD) on which the next group begins; '' = none does
  changes_on text not null default '',
  -- keyed digest of the guardian's phone; '' = no consent
  guardian_digest text not null default '',
  -- of the rules for children
  guardian_version text not null default '',
  guardian_at timestamptz,
  mode boolean not null default false,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references members on delete cascade
);
