import type { Queries } from '@platform/db/connection';
import { forgetFrameAuthor } from '@platform/lives/frames.service';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import { clearPlaces, deleteUnseen } from './formerMember.store';

/** Deletes a former member's comments that nobody else sees. The words of the others stay, without place and name. */
export async function forgetCommenter(db: Queries, site: number, member: number): Promise<void> {
  await queueMediaChecks(db, await deleteUnseen(db, site, member));
  await clearPlaces(db, site, member);
  await forgetFrameAuthor(db, site, member);
}
