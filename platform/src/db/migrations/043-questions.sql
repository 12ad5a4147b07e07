-- Questions that members ask (wire n3), when an office accepts one, and the asker's rating (wire n14).
create sequence question_ids as integer start 100001;
alter table questions
  add member_id integer not null default 0,
  add group_id integer not null default 0,
  add accepted_at timestamptz,
  add score smallint not null default 0 check (score between 0 and 5),
  add score_note text not null default '';
create index questions_by_member on questions (site_id, member_id, published_at desc, id desc) where member_id > 0;
create index questions_by_leader on questions (site_id, leader_id, published_at desc, id desc) where leader_id > 0;
