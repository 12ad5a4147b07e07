-- A captcha that was given with proof of work is right only with it (decision 100).
alter table challenges add needs_work boolean not null default false;
