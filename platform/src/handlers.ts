import { articleHandlers } from '@platform/articles/articles.handlers';
import { columnHandlers } from '@platform/columns/columns.handlers';
import type { Database } from '@platform/db/connection';
import type { Served } from '@platform/http/context';
import { moduleHandlers } from '@platform/modules/modules.handlers';
import { siteHandlers } from '@platform/sites/sites.handlers';

/** Every operation that is served, resource by resource. */
export const allHandlers = (db: Database, now: () => number): Served[] => [
  ...siteHandlers(),
  ...columnHandlers(db),
  ...articleHandlers(db, now),
  ...moduleHandlers(db),
];
