import type { Queries } from '@platform/db/connection';
import { cleanLine, cleanWords } from '@platform/html/words';
import { insertCircle, updateCircle } from './editing.store';

export { allCircles as listCircles } from './editing.store';

/** A circle as it is handed in; `icon` and `banner` are addresses of stored pictures. */
export interface CircleDraft {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly banner: string;
  readonly order: number;
}

/** @returns the number of the new circle */
export async function addCircle(
  db: Queries,
  site: number,
  { order, ...draft }: CircleDraft,
): Promise<number> {
  const texts = { name: cleanLine(draft.name), description: cleanWords(draft.description) };
  const row = await insertCircle(db, site, order, { ...draft, ...texts });
  if (!row) throw new Error('a circle was not stored');
  return row.id;
}

/** A field that is undefined stays. */
export interface CircleEdit extends Partial<Record<keyof Omit<CircleDraft, 'order'>, string | undefined>> {
  readonly order?: number | undefined;
  readonly withdrawn?: boolean | undefined;
}

/** @returns false where there is no such circle */
export function changeCircle(
  db: Queries,
  site: number,
  id: number,
  { name, description, icon, banner, order, withdrawn }: CircleEdit,
): Promise<boolean> {
  const doc = {
    name: name === undefined ? undefined : cleanLine(name),
    description: description === undefined ? undefined : cleanWords(description),
    icon,
    banner,
  };
  return updateCircle(db, site, id, { doc, order, withdrawn });
}
