import { isBuilt } from '../scripts/build.mjs';

/**
 * Journeys open the built client: an older one would be tested in place of the source.
 * @throws Error where `dist` is missing or older than its source.
 */
export function requireCurrentBuild(isCurrent: boolean): void {
  if (isCurrent) return;
  throw new Error(
    'The build in dist is missing or older than its source. Run `npm run build`, or `npm test -- <words>`, which builds first.',
  );
}

export default (): void => requireCurrentBuild(isBuilt());
