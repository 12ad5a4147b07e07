-- What readers say, and what the newsroom's people do with it. Every key starts with the site.

-- numbers below are the demonstration's
create sequence comment_ids start 1000001;
create table comments (
  site_id integer not null references sites,
  id integer not null default nextval('comment_ids'),
  -- what is discussed: KindNumber.source and its number
  source smallint not null,
  object_id integer not null,
  -- the comment it answers, and the one its thread began with; 0 = it answers none
  parent_id integer not null default 0,
  thread_id integer not null default 0,
  member_id integer not null,
  -- whose comment it answers; 0 = nobody's
  parent_member_id integer not null default 0,
  -- plain text, cleaned (html/words.ts)
  content text not null,
  -- the words alone, hashed: the same ones again are known by it
  words_hash bytea not null,
  -- what the writer calls his place, and whole degrees: nobody is found by them
  location text not null default '',
  longitude smallint not null default 0,
  latitude smallint not null default 0,
  type smallint not null default 0,
  -- paths of pictures kept here
  pictures text[] not null default '{}',
  created_at timestamptz not null,
  -- comments/commentState.ts
  state smallint not null,
  -- since when others see it
  shown_at timestamptz,
  -- only staff set these two: an office answers; above 0: this account speaks
  official boolean not null default false,
  xy_id integer not null default 0,
  praise integer not null default 0,
  -- answers that are shown, or would be if the thread's first comment were
  discuss integer not null default 0,
  -- persons who reported it
  exposed integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, member_id) references members
) with (fillfactor = 85);
create index comments_threads on comments (site_id, source, object_id, id desc) where thread_id = 0 and state <= 1;
create index comments_flat on comments (site_id, source, object_id, id desc) where state <= 1;
create index comments_replies on comments (site_id, thread_id, id) where thread_id <> 0;
create index comments_by_member on comments (site_id, member_id, id desc);
create index comments_to_member on comments (site_id, parent_member_id, shown_at) where parent_member_id <> 0 and state = 0;
create index comments_to_review on comments (site_id, id) where state = 1;

-- Threads that are shown of each thing that is talked about; with their answers they are counted by the thing itself.
create table talk_counts (
  site_id integer not null references sites,
  source smallint not null,
  object_id integer not null,
  threads integer not null,
  primary key (site_id, source, object_id)
) with (fillfactor = 80);

-- What was reported, by whom: once per person and thing.
create table exposes (
  site_id integer not null references sites,
  -- KindNumber.expose
  kind smallint not null,
  object_id integer not null,
  -- d:<device> or m:<member>
  who text not null,
  type smallint not null default 0,
  reason text not null default '',
  created_at timestamptz not null,
  primary key (site_id, kind, object_id, who)
);

alter table lives add column discuss integer not null default 0;

-- Up to when a member has seen what came for him, by ReadType.
create table member_reads (
  site_id integer not null,
  member_id integer not null,
  type smallint not null,
  read_at timestamptz not null,
  primary key (site_id, member_id, type),
  foreign key (site_id, member_id) references members on delete cascade
);

-- What people of the newsroom did, and to what; rows are only added.
create sequence staff_act_ids;
create table staff_acts (
  site_id integer not null references sites,
  id bigint not null default nextval('staff_act_ids'),
  at timestamptz not null,
  staff_id integer not null,
  act text not null,
  object_kind text not null,
  object_id integer not null,
  detail jsonb not null default '{}',
  primary key (site_id, id)
);
create index staff_acts_by_object on staff_acts (site_id, object_kind, object_id, id);
