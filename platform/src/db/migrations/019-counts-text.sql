-- All counts of an article as one text: a list shows twenty times eight of them, and writing each number anew took a fifth of its
-- reading. The database keeps it with every count; no index has it, so counting stays as cheap as it was.
alter table article_counts add as_text text not null generated always as (
  click_initial::text || ',' || click_real::text || ',' || click_fake::text || ',' || share_click::text || ','
  || discuss::text || ',' || praise::text || ',' || share::text || ',' || collect::text) stored;
