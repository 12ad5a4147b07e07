import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Column } from './reading/columns';

export type { Column } from './reading/columns';

/** A column's children, those of the first level for 0; styles that are not for readers are left out (S§9). */
export const getColumnsQuery = (parentColumnId: number): Query<readonly Column[]> => {
  const input = { parentColumnId };
  return {
    key: queryKey('getColumns', input),
    operation: 'getColumns',
    input,
    read: async (data) => (await import('./reading/columns')).readColumns(data),
  };
};

export const getColumnQuery = (columnId: string | number): Query<Column> => {
  const input = { columnId };
  return {
    key: queryKey('getColumn', input),
    operation: 'getColumn',
    input,
    read: async (data) => (await import('./reading/columns')).readColumn(data),
  };
};
