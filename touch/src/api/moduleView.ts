import { type ListQuery, queryKey } from '@touch/outside/queryCache';
import type { ModuleRow } from './reading/moduleView';

export type { HomeModule, ModuleRows, Person, Topic } from './reading/modules';
export type { ModuleRow } from './reading/moduleView';

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

/** A module in full. */
export const moduleViewQuery = (id: string): ListQuery<ModuleRow> => ({
  key: queryKey('moduleView', { id }),
  operation: 'moduleView',
  input: { id },
  read: async (data) => (await import('./reading/moduleView')).readModulePage(data),
  keyOf: moduleRowKey,
  next: (page) => ({ page }),
});
