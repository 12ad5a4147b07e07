-- Threads that anybody liked or answered, the most so first: what is shown as hot is read from here (comments/hot.ts).
create index comments_hot on comments (site_id, source, object_id, (praise + discuss) desc, id desc)
  where thread_id = 0 and state = 0 and praise + discuss > 0;
