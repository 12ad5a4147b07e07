import { createMediaStore } from './createMediaStore';
import type { HideableMedia } from './hideableMedia';
import type { MediaReader, MediaStore } from './mediaStore';
import { folderFiles } from './storage/folderFiles';
import { folderJobs } from './storage/folderJobs';
import type { MediaStorage } from './storage/mediaFiles.port';

export const folderStorage = (folder: string): MediaStorage => ({
  files: folderFiles(folder),
  jobs: folderJobs(folder, Date.now),
});

export interface FolderStoreOptions {
  folder: string;
  /** Of a picture as sent, all frames together. */
  maxPixels: number;
}

/** Media in a folder of this machine. */
export const folderStore = ({
  folder,
  maxPixels,
}: FolderStoreOptions): MediaStore & MediaReader & HideableMedia =>
  createMediaStore(folderStorage(folder), maxPixels);
