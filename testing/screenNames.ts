import { paths } from '@touch/app/routes';
import { pathForm } from '@touch/lib/paths';

/** Every screen of S§2. */
export const screenNames: readonly string[] = paths.map((path) => pathForm(path).segment);
