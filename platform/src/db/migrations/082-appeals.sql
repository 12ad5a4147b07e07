-- Appeals of authors against a refusal, one for each thing (K21).
create sequence appeal_ids as integer start 1001;
create table appeals (
  site_id integer not null,
  id integer not null default nextval('appeal_ids'),
  member_id integer not null,
  -- AppealKind
  kind smallint not null,
  object_id integer not null,
  content text not null,
  created_at timestamptz not null,
  -- AppealState
  state smallint not null default 1,
  -- words of the newsroom to the author
  note text not null default '',
  decided_at timestamptz,
  primary key (site_id, id),
  unique (site_id, kind, object_id),
  foreign key (site_id, member_id) references members on delete cascade
);
create index appeals_by_member on appeals (site_id, member_id, id);
