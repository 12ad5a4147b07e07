import { join } from 'node:path';
import { type Bucket, openBucket } from '@platform/bucket/bucket';
import { type Database, openDatabase } from '@platform/db/connection';
import { startEmbedded } from '@platform/db/embedded';
import { migrate, requireMigrated } from '@platform/db/migrations';
import { codeOf, startRefused } from '@platform/db/startRefused';
import { createMediaStore } from '@platform/media/createMediaStore';
import { folderStorage } from '@platform/media/folderStore';
import type { HideableMedia } from '@platform/media/hideableMedia';
import type { MediaReader, MediaStore } from '@platform/media/mediaStore';
import { bucketStorage } from '@platform/media/storage/bucketStorage';
import type { MediaStorage } from '@platform/media/storage/mediaFiles.port';
import { openRedisNotifications } from '@platform/redis/redisNotifications';
import type { Settings } from './settings';
import { refuseUnfinishedRestore } from './unfinishedRestore';

/** Database and media: every program of the platform needs them. */
export interface Resources {
  readonly db: Database;
  /** Address of the database; it may contain a password. */
  readonly url: string;
  readonly media: MediaStore & MediaReader & HideableMedia;
  /** Where the media's bytes lie. */
  readonly storage: MediaStorage;
  /** Set where the settings name one: media and builds' assets lie in it. */
  readonly bucket: Bucket | undefined;
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 8;
const MAX_PIXELS = 50_000_000;

export const mediaFolder = ({ dataDir }: Settings): string => join(dataDir, 'media');

/** The database as it is, not brought up to this version: the embedded one, started or shared, or `DATABASE_URL`. */
export async function openDatabaseServer(
  { dataDir, databaseUrl }: Settings,
  log: (line: string) => void,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  return startEmbedded({ dataDir: join(dataDir, 'postgres'), log });
}

/** The settings' bucket, once it has answered. @throws Error, one clear line, where it does not */
export async function openSettingsBucket({ s3 }: Settings): Promise<Bucket | undefined> {
  if (!s3) return undefined;
  const bucket = openBucket(s3, Date.now);
  try {
    await bucket.list('', 1);
    return bucket;
  } catch (error) {
    await bucket.close();
    throw startRefused(`S3_ENDPOINT: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

/**
 * Opens database (the embedded one, or `DATABASE_URL`) and media, brought up to this version.
 * @throws startRefused(…) with `MIGRATE=off`, where the database is not of this version
 */
export async function openResources(settings: Settings, log: (line: string) => void): Promise<Resources> {
  await refuseUnfinishedRestore(settings.dataDir);
  const bucket = await openSettingsBucket(settings);
  const { url, stop } = await openDatabaseServer(settings, log);
  const notifications =
    settings.redisUrl === ''
      ? undefined
      : await openRedisNotifications(settings.redisUrl, ({ message }) =>
          log(`Redis connection lost: ${message}`),
        );
  const db = openDatabase(url, {
    max: MAX_CONNECTIONS,
    notifications,
    onLost: (error) => log(`database connection lost: ${error.message}`),
  });
  const close = async () => {
    await db.close();
    notifications?.close();
    await stop();
    await bucket?.close();
  };
  try {
    await (settings.migrates ? migrate(db) : requireMigrated(db));
  } catch (error) {
    await close();
    throw settings.databaseUrl ? unreachableDatabase(error) : error;
  }
  const storage = bucket ? bucketStorage(bucket) : folderStorage(mediaFolder(settings));
  return { db, url, media: createMediaStore(storage, MAX_PIXELS), storage, bucket, close };
}

/** The message of the network or the database in one line, without the address: it holds a password. */
function unreachableDatabase(error: unknown): unknown {
  const code = codeOf(error);
  const unreachable = /^(E[A-Z_]+|08...|28...|3D000|53300|57P03|ERR_INVALID_URL)$/.test(code);
  if (!unreachable) return error;
  const reason = error instanceof Error && error.message !== '' ? error.message : code;
  return startRefused(`The database of DATABASE_URL cannot be used: ${reason}`, error);
}
