import { createLimit, fixedWidth } from '@platform/queues/limit';
import { transportFault } from '@platform/wire/refusals';

/** Searches in the database at a time: fewer than its connections, so that reading goes on whatever is searched. */
const CONCURRENCY = 3;
const MAX_WAITING = 40;

/** Lets searches through in turn. @throws Refusal (HTTP 429) at once where too many wait already. */
export const createSearchQueue = () =>
  createLimit(
    fixedWidth({
      width: CONCURRENCY,
      waiting: { most: MAX_WAITING, full: () => transportFault(429, '搜索的人太多，请稍后再试') },
    }),
  );
