import type { Queries } from '@platform/db/connection';
import { findPath, savePath } from './storagePaths.store';

/** A storage path (wire W19) without its storage's name: `图片存储;xy/202003/17/name.jpg` → `xy/202003/17/name.jpg`. */
export const withoutStorageName = (leaked: string): string =>
  leaked.slice(leaked.indexOf(';') + 1).slice(0, 1000);

/** The media address a path of an older installation leads to. */
export const urlOfPath = async (db: Queries, site: number, path: string): Promise<string | undefined> =>
  (await findPath(db, site, path))?.url;

/** Where a path leads from now on; one that leads somewhere already goes on leading there. */
export const saveStoragePath = (db: Queries, site: number, path: string, url: string): Promise<number> =>
  savePath(db, site, path, url);
