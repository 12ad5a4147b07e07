-- Who signed up for what. Every key starts with the site.

alter table activities
  -- how a registration goes on is shown in the app only (wire W7, 10201)
  add progress_in_app boolean not null default false,
  -- wire S13: what its form asks for
  add sign_form jsonb not null default '[]';

create sequence entry_ids start 100001;
create table entries (
  site_id integer not null,
  id integer not null default nextval('entry_ids'),
  activity_id integer not null,
  member_id integer not null,
  -- RegistrationStatus
  status smallint not null default 0,
  -- {field id: value}
  sign_form jsonb not null default '{}',
  regist_code text not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, activity_id) references activities on delete cascade,
  foreign key (site_id, member_id) references members on delete cascade
);
create unique index entries_by_activity on entries (site_id, activity_id, member_id);
create index entries_by_member on entries (site_id, member_id, id);
create unique index entries_by_code on entries (site_id, regist_code);
