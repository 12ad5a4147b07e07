-- The version of an article's stored documents (articles/rebuild), and how far their rebuild has come.
-- Documents of earlier releases are of version 4.

alter table articles add column document_version smallint not null default 4;
create index articles_by_document_version on articles (document_version, site_id, id);

create table document_rebuilds (
  version smallint primary key,
  -- the last article looked at; (0, 0) before the first
  last_site integer not null default 0,
  last_article integer not null default 0,
  done integer not null default 0,
  total integer not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
