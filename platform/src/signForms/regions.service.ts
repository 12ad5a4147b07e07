import { SignFieldType } from '@contract/participation/codes';
import type { SignField } from '@contract/signForm';
import type { Queries } from '@platform/db/connection';
import { regionsOf } from './regions.store';

export { regionsOf, saveRegions } from './regions.store';

const asksRegion = ({ type, option }: SignField): boolean =>
  type === SignFieldType.region && option.length === 0;

/** Fields with the site's regions as options where they ask for one and bring none of their own. */
export async function withRegions(
  db: Queries,
  site: number,
  fields: readonly SignField[],
): Promise<SignField[]> {
  if (!fields.some(asksRegion)) return [...fields];
  const regions = await regionsOf(db, site);
  return fields.map((field) => (asksRegion(field) ? { ...field, option: regions } : field));
}
