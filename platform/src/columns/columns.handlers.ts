import { getColumn, getColumns, getColumnsAll, hotColumns } from '@contract/columns';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { absent } from '@platform/wire/jsonText';
import { allColumnsUnder, columnsUnder, oneColumn } from './columns.service';

const HOT_COLUMNS = 8;

export function columnHandlers(db: Database): Served[] {
  return [
    serve(getColumns, async ({ parentColumnId }, { site }) => {
      const columns = await columnsUnder(db, site.id, parentColumnId);
      return { version: columns.length > 0 ? site.version : 0, columns, topColumns: [] };
    }),
    serve(getColumnsAll, async ({ parentColumnId }, { site }) => {
      const columns = await allColumnsUnder(db, site.id, parentColumnId);
      return { version: columns.length > 0 ? site.version : 0, columns };
    }),
    serve(getColumn, async ({ columnId }, { site }) => (await oneColumn(db, site.id, columnId)) ?? absent),
    serve(hotColumns, async (_, { site }) => (await columnsUnder(db, site.id, 0)).slice(0, HOT_COLUMNS)),
  ];
}
