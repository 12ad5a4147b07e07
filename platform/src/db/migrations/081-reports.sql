-- Reports of anything readers see, and what became of them (K21).
alter table exposes
  -- ReportState
  add column state smallint not null default 0,
  -- words of the newsroom to those who reported
  add column note text not null default '',
  add column decided_at timestamptz;
create index exposes_open on exposes (site_id, state, created_at);
