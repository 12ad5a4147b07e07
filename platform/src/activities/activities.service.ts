import type { Queries } from '@platform/db/connection';
import { documentsText } from '@platform/db/documents';
import { activitiesByIds } from './activities.store';

/** Activities in the order asked, as JSON text (wire S11). */
export async function activityTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await activitiesByIds(db, site, ids), ids);
}
