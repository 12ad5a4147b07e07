import { ModuleType } from '@contract/codes';
import { morePages } from '@touch/lib/pages';
import { type ListQuery, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';
import { type Account, accountShows, WireAccount } from './accounts';
import { type ActivityRow, WireActivityRow } from './activities';
import type { ArticleRow } from './articles';
import { type Person, rowsOfType } from './modules';
import { arrayOf, number, rowsOf } from './wireFields';

/** A row of a module in full; home shows some kinds of modules only. */
export type ModuleRow =
  | { readonly kind: 'articles'; readonly row: ArticleRow }
  | { readonly kind: 'people'; readonly row: Person }
  | { readonly kind: 'accounts'; readonly row: Account }
  | { readonly kind: 'activities'; readonly row: ActivityRow };

function oneByOne(type: number, data: unknown): ModuleRow[] {
  if (type === ModuleType.accounts) {
    const accounts = rowsOf(WireAccount, data).filter(accountShows);
    return accounts.map((row) => ({ kind: 'accounts', row }));
  }
  if (type === ModuleType.activities) {
    return rowsOf(WireActivityRow, data).map((row) => ({ kind: 'activities', row }));
  }
  const rows = rowsOfType(type, data);
  switch (rows.kind) {
    case 'people':
      return rows.rows.map((row) => ({ kind: 'people', row }));
    case 'topics':
      return rows.rows.map(({ topic }) => ({ kind: 'articles', row: topic }));
    case 'articles':
      return rows.rows.map((row) => ({ kind: 'articles', row }));
  }
}

export function moduleRowKey(item: ModuleRow): string {
  switch (item.kind) {
    case 'people':
      return `people ${item.row.id}`;
    case 'accounts':
      return `accounts ${item.row.xyID}`;
    default:
      return `${item.kind} ${item.row.fileId}`;
  }
}

/** A module in full; more pages as long as they come full (E1). */
export const moduleViewQuery = (id: string): ListQuery<ModuleRow> => ({
  key: queryKey('moduleView', { id }),
  operation: 'moduleView',
  input: { id },
  read: (data) => {
    const head = v.safeParse(v.object({ type: number }), data);
    const items = oneByOne(head.success ? head.output.type : 0, arrayOf(data, 'list'));
    return { items, hasMore: morePages(items.length) };
  },
  keyOf: moduleRowKey,
  next: (page) => ({ page }),
});
