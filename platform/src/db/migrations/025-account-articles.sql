-- An account that changes goes through all its articles, those that are withheld too (articles/accountRows.ts).
create index articles_by_account on articles (site_id, account_id, id) where account_id > 0;
