-- What reading needs: sites, columns, articles and what stands beside them. Every key starts with the site.

create table sites (
  id integer primary key,
  name text not null,
  hosts text[] not null default '{}',
  app_ids text[] not null default '{}',
  config jsonb not null default '{}',
  version bigint not null default 0
);

create table columns (
  site_id integer not null references sites,
  id integer not null,
  parent_id integer not null default 0,
  name text not null,
  style text not null default '101',
  order_id integer not null default 0,
  top_count integer not null default 0,
  -- a topic's column: reached through its article, not listed with the others
  topic boolean not null default false,
  doc jsonb not null default '{}',
  primary key (site_id, id)
);
create index columns_by_parent on columns (site_id, parent_id, order_id, id);

create sequence article_ids start 100001;

create table articles (
  site_id integer not null references sites,
  id integer not null,
  key text not null,
  draft_hash text not null,
  column_id integer not null,
  article_type smallint not null,
  status smallint not null,
  title text not null,
  abstract text not null default '',
  plain text not null default '',
  -- what a search compares with: one form for the same letter (search/terms.ts)
  folded_title text not null default '',
  folded_body text not null default '',
  folded_author text not null default '',
  author text not null default '',
  language text not null default '',
  link_id integer not null default 0,
  published_at timestamptz not null,
  changed_at timestamptz not null,
  -- wire S1 and S2 as JSON text without counts; addresses of this platform start with the mark \u0001
  item text not null,
  content text not null,
  terms text[] not null default '{}',
  primary key (site_id, id),
  unique (site_id, key)
);
-- lists read twenty of these at a time: as they are, in the row
alter table articles alter item set storage external, set (toast_tuple_target = 4080);
create index articles_newest on articles (site_id, published_at desc, id desc) where status = 1;
create index articles_by_type on articles (site_id, article_type, published_at desc, id desc) where status = 1;
create index articles_terms on articles using gin (terms);
create index articles_title_start on articles (site_id, folded_title text_pattern_ops) where status = 1;

-- What an import last handed in under a key, so that a second run changes nothing.
create table handed_in (
  site_id integer not null references sites,
  key text not null,
  fingerprint text not null,
  published_at timestamptz not null,
  primary key (site_id, key)
);

create table article_counts (
  site_id integer not null,
  article_id integer not null,
  click_initial integer not null default 0,
  click_real integer not null default 0,
  click_fake integer not null default 0,
  share_click integer not null default 0,
  discuss integer not null default 0,
  praise integer not null default 0,
  share integer not null default 0,
  collect integer not null default 0,
  primary key (site_id, article_id),
  foreign key (site_id, article_id) references articles on delete cascade
) with (fillfactor = 80);

-- The rows of a column; iorder is the sort key, newest highest.
create table column_rows (
  site_id integer not null,
  column_id integer not null,
  article_id integer not null,
  iorder bigint not null,
  is_top boolean not null default false,
  primary key (site_id, column_id, article_id),
  foreign key (site_id, article_id) references articles on delete cascade
);
create index column_rows_order on column_rows (site_id, column_id, is_top desc, iorder desc, article_id desc);
create index column_rows_by_article on column_rows (site_id, article_id);

create sequence tag_ids;
create table tags (
  site_id integer not null references sites,
  id integer not null,
  name text not null,
  primary key (site_id, id),
  unique (site_id, name)
);
create table article_tags (
  site_id integer not null,
  tag_id integer not null,
  article_id integer not null,
  position smallint not null default 0,
  primary key (site_id, tag_id, article_id),
  foreign key (site_id, article_id) references articles on delete cascade
);
create index article_tags_by_article on article_tags (site_id, article_id);

create table related (
  site_id integer not null,
  article_id integer not null,
  position smallint not null,
  related_key text not null,
  primary key (site_id, article_id, position),
  foreign key (site_id, article_id) references articles on delete cascade
);

create table article_reporters (
  site_id integer not null,
  article_id integer not null,
  position smallint not null,
  person_id integer not null,
  primary key (site_id, article_id, position),
  foreign key (site_id, article_id) references articles on delete cascade
);
create index article_reporters_by_person on article_reporters (site_id, person_id, article_id);

-- One like per person and thing; who = d:<device> or m:<member>.
create table praises (
  site_id integer not null,
  kind smallint not null,
  object_id integer not null,
  who text not null,
  created_at timestamptz not null,
  primary key (site_id, kind, object_id, who)
);

-- Tracking records seen, so that a repeated one counts once.
create table counted_events (
  site_id integer not null,
  event_id text not null,
  created_at timestamptz not null,
  primary key (site_id, event_id)
);

-- Where a storage path of an older installation leads to (wire W19).
create table storage_paths (
  site_id integer not null references sites,
  path text not null,
  url text not null,
  primary key (site_id, path)
);

create table modules (
  site_id integer not null references sites,
  id integer not null,
  column_id integer not null,
  type smallint not null,
  position integer not null,
  doc jsonb not null,
  primary key (site_id, id)
);

-- Reads of later resources: the wire's own fields as a document, with the columns that are asked by.
create table categories (
  site_id integer not null references sites,
  code text not null,
  id integer not null,
  parent_id integer not null default 0,
  order_id integer not null default 0,
  doc jsonb not null,
  primary key (site_id, code, id)
);
create table accounts (
  site_id integer not null references sites,
  id integer not null,
  category_id integer not null default 0,
  status smallint not null default 0,
  forbidden boolean not null default false,
  recommended boolean not null default false,
  doc jsonb not null,
  primary key (site_id, id)
);
create table activities (
  site_id integer not null references sites,
  id integer not null,
  category_id integer not null default 0,
  published_at timestamptz not null,
  doc jsonb not null,
  primary key (site_id, id)
);
create table people (
  site_id integer not null references sites,
  id integer not null,
  kind text not null check (kind in ('reporter', 'leader')),
  group_id integer not null default 0,
  order_id integer not null default 0,
  name text not null,
  doc jsonb not null,
  primary key (site_id, id)
);
create table subjects (
  site_id integer not null references sites,
  id integer not null,
  doc jsonb not null,
  primary key (site_id, id)
);
create table questions (
  site_id integer not null references sites,
  id integer not null,
  subject_id integer not null default 0,
  leader_id integer not null default 0,
  published_at timestamptz not null,
  praise integer not null default 0,
  doc jsonb not null,
  primary key (site_id, id)
);
create index questions_newest on questions (site_id, subject_id, published_at desc, id desc);
create table lives (
  site_id integer not null references sites,
  id integer not null,
  article_id integer not null default 0,
  status smallint not null,
  starts_at timestamptz not null,
  doc jsonb not null,
  primary key (site_id, id)
);
create table hot_words (
  site_id integer not null references sites,
  word text not null,
  weight integer not null default 0,
  primary key (site_id, word)
);
create table notices (
  site_id integer not null references sites,
  id integer not null,
  published_at timestamptz not null,
  doc jsonb not null,
  primary key (site_id, id)
);
