import { isFirstInVisit } from '@touch/outside/storage';

/** True once a visit for each video, over reloads too. */
export const isFirstPlay = (id: string): boolean => isFirstInVisit('countedVideos', id);
