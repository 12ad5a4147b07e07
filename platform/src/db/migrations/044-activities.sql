-- Signing up for activities (wire f3–f5, n13), and the members who write registrations off.
alter table activities
  -- places in all; 0 = no limit
  add quota integer not null default 0,
  -- entries that hold a place, beside the participants of the document, who came another way
  add taken integer not null default 0,
  -- further fields of wire S12
  add detail jsonb not null default '{}',
  -- an entry waits for the newsroom
  add needs_review boolean not null default false,
  -- fields whose value stands in one entry only
  add unique_fields text[] not null default '{entry_phone}',
  -- places where registrations are written off; none = anywhere
  add places text[] not null default '{}';
update activities a set taken = (
  select count(*) from entries e where e.site_id = a.site_id and e.activity_id = a.id and e.status <> 2);

alter table entries
  add review_note text not null default '',
  add used_at timestamptz,
  -- member who wrote it off; 0 = the newsroom
  add used_by integer not null default 0,
  add used_place text not null default '';
create index entries_by_phone on entries (site_id, activity_id, (sign_form->>'entry_phone'));

create sequence activity_ids as integer start 100001;

create table activity_checkers (
  site_id integer not null,
  activity_id integer not null,
  member_id integer not null,
  primary key (site_id, activity_id, member_id),
  foreign key (site_id, activity_id) references activities on delete cascade,
  foreign key (site_id, member_id) references members on delete cascade
);
create index activity_checkers_by_member on activity_checkers (site_id, member_id);
