import type { Queries } from '@platform/db/connection';
import { documentsText } from '@platform/db/documents';
import { peopleByIds } from './people.store';

/** People in the order asked, as JSON text (wire S17a). */
export async function personTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await peopleByIds(db, site, ids), ids);
}
