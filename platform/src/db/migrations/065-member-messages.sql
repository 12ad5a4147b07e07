-- Messages to members about decisions of the newsroom (wire x17). Their numbers come from the comments' sequence: one list
-- shows both.
create table member_messages (
  site_id integer not null,
  id integer not null default nextval('comment_ids'),
  member_id integer not null,
  -- ReadType
  type smallint not null,
  title text not null,
  content text not null,
  -- path of the page below the base path
  path text not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  -- the same decision once more replaces its message
  unique (site_id, member_id, path, title),
  foreign key (site_id, member_id) references members on delete cascade
);
create index member_messages_by_member on member_messages (site_id, member_id, created_at desc, id desc);
