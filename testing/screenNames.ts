import { paths } from '@touch/app/routes';
import { isBuilt } from '@touch/app/screenModules';
import { pathForm } from '@touch/lib/paths';

/** Every screen of S§2. */
export const screenNames: readonly string[] = paths.map((path) => pathForm(path).segment);

/** Screens whose folder has no screen.tsx yet (A2). */
export const announcedScreens = screenNames.filter((screen) => !isBuilt(screen));

export const builtScreens = screenNames.filter(isBuilt);
