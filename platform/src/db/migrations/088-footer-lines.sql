-- The foot of every page is a list of lines: the licence and the telephone of settings before become two of them.
update sites set config = jsonb_set(config, '{footer}', (
  select coalesce(jsonb_agg(jsonb_build_object('text', line.text, 'link', line.link, 'icon', '')), '[]')
  from (values
    (config #>> '{footer,licence}', coalesce(config #>> '{footer,licenceUrl}', '')),
    ('举报电话：' || nullif(config #>> '{footer,reportPhone}', ''),
      'tel:' || regexp_replace(config #>> '{footer,reportPhone}', '[^0-9+]', '', 'g'))
  ) as line(text, link)
  where line.text <> ''
)) where jsonb_typeof(config -> 'footer') = 'object';
