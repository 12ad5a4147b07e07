-- A page of a column is read from its index alone: the row itself says which state of its article's item it shows.
alter table column_rows add column mark text not null default '';
-- as articles/keptItems.ts makes it
update column_rows r set mark = left(encode(sha256(convert_to(a.item, 'UTF8')), 'hex'), 16)
  from articles a where a.site_id = r.site_id and a.id = r.article_id;
drop index column_rows_order;
create index column_rows_order on column_rows (site_id, column_id, is_top desc, iorder desc, article_id desc) include (mark);
