-- Networks from which a member of staff signed in, newest first: wrong passwords of strangers do not count against them.
alter table staff add column known_networks text[] not null default '{}';
