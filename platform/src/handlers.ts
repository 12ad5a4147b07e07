import { accountHandlers } from '@platform/accounts/accounts.handlers';
import { activityHandlers } from '@platform/activities/activities.handlers';
import { articleHandlers } from '@platform/articles/articles.handlers';
import { countHandlers } from '@platform/articles/counts.handlers';
import { jyHandlers } from '@platform/articles/jy.handlers';
import { recommendedHandlers } from '@platform/articles/recommended.handlers';
import { columnHandlers } from '@platform/columns/columns.handlers';
import type { Database } from '@platform/db/connection';
import { eventHandlers } from '@platform/events/events.handlers';
import { timeHandlers } from '@platform/health/time.handlers';
import type { Served } from '@platform/http/context';
import { liveHandlers } from '@platform/lives/lives.handlers';
import { moduleHandlers } from '@platform/modules/modules.handlers';
import { noticeHandlers } from '@platform/notices/notices.handlers';
import { personHandlers } from '@platform/people/people.handlers';
import { questionHandlers } from '@platform/questions/questions.handlers';
import { searchHandlers } from '@platform/search/search.handlers';
import { siteHandlers } from '@platform/sites/sites.handlers';

/** Every operation that is served, resource by resource. */
export const allHandlers = (db: Database, now: () => number): Served[] => [
  ...siteHandlers(),
  ...columnHandlers(db),
  ...articleHandlers(db, now),
  ...countHandlers(db),
  ...jyHandlers(db),
  ...recommendedHandlers(db, now),
  ...moduleHandlers(db),
  ...searchHandlers(db),
  ...liveHandlers(db),
  ...eventHandlers(db, now),
  ...activityHandlers(db),
  ...accountHandlers(db),
  ...personHandlers(db),
  ...questionHandlers(db),
  ...noticeHandlers(db, now),
  ...timeHandlers(now),
];
