import { loadShortVideo } from '@touch/features/shortVideos/loadShortVideo';
import type { ScreenOptions } from '@touch/outside/screen';

export { loadTexts } from '@touch/features/shortVideos/texts';
export { Screen } from './Screen';

export const options: ScreenOptions = { isNotRead: true };

export const load = loadShortVideo;
