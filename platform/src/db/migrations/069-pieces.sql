-- Articles that a member wrote for the newsroom (wire g10, o7), messages pushed to the app (wire x17), likes and openings of paper
-- articles (wire S16).
create table article_authors (
  site_id integer not null,
  article_id integer not null,
  member_id integer not null,
  primary key (site_id, article_id),
  foreign key (site_id, article_id) references articles on delete cascade,
  foreign key (site_id, member_id) references members on delete cascade
);
create index article_authors_by_member on article_authors (site_id, member_id);

create sequence push_message_ids as integer start 1001;
create table push_messages (
  site_id integer not null references sites,
  id integer not null default nextval('push_message_ids'),
  title text not null,
  content text not null default '',
  -- 0 = none
  article_id integer not null default 0,
  -- '' = none
  url text not null default '',
  created_at timestamptz not null,
  primary key (site_id, id)
);

create table paper_article_counts (
  site_id integer not null,
  article_id integer not null,
  click integer not null default 0,
  praise integer not null default 0,
  primary key (site_id, article_id)
) with (fillfactor = 80);
