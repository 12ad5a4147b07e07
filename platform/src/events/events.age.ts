import type { Queries } from '@platform/db/connection';
import { forgetCounted } from './events.store';

const DAY_MS = 86_400_000;
/** A record sent again later than this counts anew: programs repeat what failed within hours. */
const KEPT_MS = 3 * DAY_MS;
/** Rows let go in one statement, so that none takes long. */
const AT_ONCE = 10_000;

/** Lets go of tracking records nobody will repeat any more; resolves to how many. @param now epoch ms */
export async function forgetOldEvents(db: Queries, now: number): Promise<number> {
  const before = new Date(now - KEPT_MS);
  let all = 0;
  for (;;) {
    const gone = await forgetCounted(db, before, AT_ONCE);
    all += gone;
    if (gone < AT_ONCE) return all;
  }
}
