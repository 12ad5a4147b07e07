-- Files of things that review took away, or brought back: a job looks for other uses and hides or shows them.
create table media_checks (
  -- the forty digits of the file's address
  hash text primary key,
  -- counts changes of its uses; above `checked` the job has to look
  wanted integer not null default 1,
  checked integer not null default 0,
  hidden boolean not null default false
);
create index media_checks_due on media_checks (hash) where wanted > checked;
