import { ModuleType } from '@contract/codes';
import { morePages } from '@touch/lib/pages';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { type Account, isAccountVisible, WireAccount } from './accounts';
import { type ActivityRow, WireActivityRow } from './activities';
import { type Person, rowsOfType } from './modules';
import type { ArticleRow } from './rows';
import { arrayOf, countRows, number, rowsOf } from './wireFields';

/** A row of a module in full; home shows some kinds of modules only. */
export type ModuleRow =
  | { readonly kind: 'articles'; readonly row: ArticleRow }
  | { readonly kind: 'people'; readonly row: Person }
  | { readonly kind: 'accounts'; readonly row: Account }
  | { readonly kind: 'activities'; readonly row: ActivityRow };

function oneByOne(type: number, data: unknown): ModuleRow[] {
  if (type === ModuleType.accounts) {
    const accounts = rowsOf(WireAccount, data).filter(isAccountVisible);
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

/** More pages as long as they come full (E1). */
export function readModulePage(data: unknown): Page<ModuleRow> {
  const head = v.safeParse(v.object({ type: number }), data);
  const rows = arrayOf(data, 'list');
  const items = oneByOne(head.success ? head.output.type : 0, rows);
  return { items, hasMore: morePages(countRows(rows)) };
}
