import { XyAuth } from '@contract/codes';
import type { Site } from './site';

/** May everybody read it? Not a paper that is closed (A19), and not one that is for bearers of a token alone (G3). */
export const isOpenToAll = ({ config }: Pick<Site, 'config'>): boolean =>
  config.canUse && config.xyApi.xyAuth !== XyAuth.always;
