-- Warnings, silences and suspensions of members, with reason and end (K20).
create sequence sanction_ids as integer start 1001;
create table sanctions (
  site_id integer not null,
  id integer not null default nextval('sanction_ids'),
  member_id integer not null,
  -- SanctionKind
  kind smallint not null,
  reason text not null,
  created_at timestamptz not null,
  -- null = a warning
  ends_at timestamptz,
  lifted_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, member_id) references members on delete cascade
);
create index sanctions_by_member on sanctions (site_id, member_id, id);
