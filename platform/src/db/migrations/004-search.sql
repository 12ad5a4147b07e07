-- What published articles are found by (decision 013), apart from the articles: a search looks at thousands of these rows.
create table article_search (
  site_id integer not null,
  article_id integer not null,
  -- of folding and terms; rows of another one are made again
  form smallint not null,
  article_type smallint not null,
  published_at timestamptz not null,
  -- comparable texts (search/runs.ts), in the order of their bytes whatever the database's own is
  title text collate "C" not null,
  author text collate "C" not null,
  body text collate "C" not null,
  terms tsvector not null,
  primary key (site_id, article_id),
  foreign key (site_id, article_id) references articles on delete cascade
) with (fillfactor = 85, toast_tuple_target = 256);
alter table article_search alter body set storage external;
-- the planner needs no statistics of what only the index below answers; they would cost it seconds
alter table article_search alter body set statistics 0, alter terms set statistics 0;
-- without a list of what is still to be sorted in: saving costs a little more, searches never wait
create index article_search_terms on article_search using gin (terms) with (fastupdate = off);
-- of a title its beginning alone: an entry of this index has its bounds
create index article_search_titles on article_search (site_id, left(title, 60));

drop index articles_terms, articles_title_start;
alter table articles drop column terms, drop column folded_title, drop column folded_body, drop column folded_author;
