-- The subscription account an article belongs to (wire S1, S2), 0 = none.
alter table articles add account_id integer not null default 0;
create index articles_of_account on articles (site_id, account_id, published_at desc, id desc)
  where account_id > 0 and status = 1;
-- A page's account is read with it from here on; what stood in the kept text said that there is none.
update articles set content = replace(content,
  '"xyAccountID":0,"xyAccount":"","xyAccountIcon":"","xyStatus":0,"xyForbidden":0,', '');
