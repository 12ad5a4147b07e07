import { shortVideoHead } from '@touch/features/shortVideos/shortVideoHead';

export const head = shortVideoHead;
