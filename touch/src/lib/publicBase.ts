import { safeUrl } from './safeUrl';

/** The parts of getConfig (wire S18) that say where readers find the paper. */
export interface PublicPlace {
  readonly rootUrl: string;
  readonly buildType: string;
  readonly templatePath: string;
}

/**
 * `https://paper.example/app/template/…`, without a slash at the end: where everybody finds the paper, whatever the page
 * itself stands on – an app's `capacitor://localhost` leads nobody anywhere (A12). undefined where the site names no address.
 */
export function publicBase({ rootUrl, buildType, templatePath }: PublicPlace): string | undefined {
  const root = safeUrl(rootUrl);
  if (!root?.startsWith('http')) return undefined;
  const path = `${buildType ? `/${buildType}` : ''}${templatePath}`;
  return new URL(root).origin + path.replace(/\/+$/, '');
}
