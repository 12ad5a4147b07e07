-- Names of staff as articles show them.
alter table staff add column real_name text not null default '';
-- Texts of the newsroom, beside the articles that readers see (K10).
create sequence story_ids as integer start 1001;
create table stories (
  site_id integer not null references sites,
  id integer not null default nextval('story_ids'),
  -- 0 = never published
  article_id integer not null default 0,
  -- StoryState
  state text not null default 'draft',
  -- before it was binned
  state_before text not null default '',
  -- readers see its article
  published boolean not null default false,
  article_type smallint not null,
  title text not null,
  column_id integer not null,
  -- StoryDraft
  draft jsonb not null,
  -- SHA-256 of the draft
  hash text not null,
  version integer not null default 1,
  -- staff by number and name: where a site moves to another installation, names alone go along
  owner_id integer not null,
  owner_name text not null,
  -- made for the call that began it: a second one finds it again
  once text not null,
  -- signatures of the round, 0 = none
  signer1 integer not null default 0,
  signer2 integer not null default 0,
  signer3 integer not null default 0,
  changed_at timestamptz not null,
  changed_by integer not null,
  changed_name text not null,
  -- the person who writes in it, and their tab; 0 = nobody
  holder_id integer not null default 0,
  holder_name text not null default '',
  holder_tab text not null default '',
  lease_until timestamptz,
  primary key (site_id, id),
  unique (site_id, owner_id, once)
);
create unique index stories_by_article on stories (site_id, article_id) where article_id > 0;
create index stories_by_change on stories (site_id, changed_at desc, id desc);
create index stories_by_state on stories (site_id, state, changed_at desc, id desc);
create index stories_by_owner on stories (site_id, owner_id, changed_at desc, id desc);
-- The book of a story: entries are only added, each with the hash of the one before.
create table story_steps (
  site_id integer not null,
  story_id integer not null,
  no integer not null,
  at timestamptz not null,
  act text not null,
  -- signature that it is; 0 = none
  step smallint not null,
  staff_id integer not null,
  staff_name text not null,
  version integer not null,
  -- of the draft
  hash text not null,
  note text not null default '',
  entry_hash text not null,
  primary key (site_id, story_id, no),
  foreign key (site_id, story_id) references stories on delete cascade
);
