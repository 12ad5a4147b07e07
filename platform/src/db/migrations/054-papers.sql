-- Papers, their editions by day, pages with hot areas, and articles (F25). Every key starts with the site.
create table papers (
  site_id integer not null references sites,
  id integer not null,
  name text not null,
  icon text not null default '',
  position integer not null default 0,
  primary key (site_id, id)
);

create table paper_editions (
  site_id integer not null,
  paper_id integer not null,
  -- YYYYMMDD
  day text collate "C" not null check (day ~ '^\d{8}$'),
  -- of an edition that is not released nothing but previews shows
  released boolean not null default true,
  -- epoch milliseconds
  version bigint not null,
  primary key (site_id, paper_id, day),
  foreign key (site_id, paper_id) references papers on delete cascade
);

create sequence paper_page_ids as integer;
create table paper_pages (
  site_id integer not null,
  id integer not null default nextval('paper_page_ids'),
  paper_id integer not null,
  day text collate "C" not null,
  position integer not null,
  -- as printed: 01
  number text not null,
  name text not null,
  pic_url text not null,
  pdf_url text not null default '',
  -- pixels of the image
  width integer not null,
  height integer not null,
  primary key (site_id, id),
  unique (site_id, paper_id, day, number),
  foreign key (site_id, paper_id, day) references paper_editions on delete cascade
);

create sequence paper_article_ids as integer;
create table paper_articles (
  site_id integer not null,
  id integer not null default nextval('paper_article_ids'),
  page_id integer not null,
  position integer not null,
  -- wire S15: lists of corners, each "x,y" in percent of the image
  areas jsonb not null,
  -- the fields of wire S16 that its page and edition do not give
  doc jsonb not null,
  -- comparable text, as in article_search
  searched text collate "C" not null,
  terms tsvector not null,
  primary key (site_id, id),
  foreign key (site_id, page_id) references paper_pages on delete cascade
);
create index paper_articles_by_page on paper_articles (site_id, page_id, position);
create index paper_articles_terms on paper_articles using gin (terms);

-- Notarised copies of articles (wire n9, F20).
create table certificates (
  site_id integer not null,
  article_id integer not null,
  pdf_url text not null,
  hash text not null,
  notarised_at timestamptz not null,
  primary key (site_id, article_id),
  foreign key (site_id, article_id) references articles on delete cascade
);
