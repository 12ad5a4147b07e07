import type { Queries } from '@platform/db/connection';
import { clearAuthor, setAuthor } from './pieces.store';

export { forgetAuthor, type OwnPiece, ownPieces } from './pieces.store';

/**
 * Names the member who wrote an article; 0 = nobody, it is the newsroom's own.
 * @returns false where there is no such article or member
 */
export async function nameAuthor(
  db: Queries,
  site: number,
  article: number,
  member: number,
): Promise<boolean> {
  if (member > 0) return setAuthor(db, site, article, member);
  return (await clearAuthor(db, site, article)) > 0;
}
