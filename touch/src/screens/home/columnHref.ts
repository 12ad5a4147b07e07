import type { Column } from '@touch/api/columns';
import { safeUrl } from '@touch/lib/safeUrl';
import type { Tab } from '@touch/ui/Tabs';

/** A column's own address on home. */
export const columnHref = (column: Column, basePath: string): string =>
  `${basePath}/home.html?column=${column.columnId}`;

/** A column as a tab; one with an address of its own leads out. */
export function columnTab(column: Column, current: Column, basePath: string): Tab {
  const outside = safeUrl(column.linkUrl);
  return {
    key: column.columnId,
    text: column.columnName,
    href: outside ?? columnHref(column, basePath),
    current: column.columnId === current.columnId,
    ...(outside ? { isExternal: true } : {}),
  };
}
