-- Short posts of reporters and accounts (wire S27). Every key starts with the site.
create sequence dynamic_ids as integer start 100001;

create table dynamics (
  site_id integer not null references sites,
  id integer not null,
  -- the author: a reporter of people, or an account
  person_id integer not null default 0,
  account_id integer not null default 0,
  published_at timestamptz not null,
  -- the sort key: second, then number, as in column_rows
  iorder bigint not null,
  withdrawn boolean not null default false,
  praise integer not null default 0,
  share integer not null default 0,
  -- title, content, attachments, publishtime
  doc jsonb not null,
  primary key (site_id, id),
  check ((person_id > 0) <> (account_id > 0))
);
create index dynamics_by_person on dynamics (site_id, person_id, iorder desc) where person_id > 0;
create index dynamics_by_account on dynamics (site_id, account_id, iorder desc) where account_id > 0;

-- A question may go to an account.
alter table questions add account_id integer not null default 0;
create index questions_by_account on questions (site_id, account_id, published_at desc, id desc) where account_id > 0;

create sequence answer_ids as integer start 100001;

create table answers (
  site_id integer not null,
  id integer not null,
  question_id integer not null,
  created_at timestamptz not null,
  praise integer not null default 0,
  -- wire S26 Answer without its count of likes
  doc jsonb not null,
  primary key (site_id, id),
  foreign key (site_id, question_id) references questions on delete cascade
);
create index answers_by_question on answers (site_id, question_id, created_at, id);
-- The answer that stands in a question is the first row of its list.
insert into answers (site_id, id, question_id, created_at, doc)
  select site_id, id, id,
    case when doc->>'answerTime' <> '' then ((doc->>'answerTime') || '+08')::timestamptz else published_at end,
    jsonb_build_object('userID', 0, 'userName', doc->>'answerUser', 'userIcon', '', 'content', doc->>'answer',
      'images', doc->'answerPics', 'audios', '[]'::jsonb, 'videos', '[]'::jsonb, 'created', doc->>'answerTime',
      'isOfficial', (doc->>'isOfficial')::int)
  from questions where doc->>'answer' <> '' and (doc->>'status')::int <> 3;
