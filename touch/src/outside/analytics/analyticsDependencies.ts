import type { SiteConfig } from '../siteConfig';
import type { TrackedArticle } from './record';

export interface AnalyticsDependencies {
  readonly fetch: typeof fetch;
  /** Epoch ms. */
  readonly now: () => number;
  /** This browser's own id (G9). */
  readonly device: () => string;
  /** A new random id. */
  readonly newId: () => string;
  readonly userAgent: string;
  /** Address of the previous page. */
  readonly referrer: string;
  /** The article of that number; undefined where this page does not show it. */
  readonly article: (id: string) => TrackedArticle | undefined;
}

/** Configuration of a site with analytics. */
export interface AnalyticsConfig extends SiteConfig {
  readonly analytics: NonNullable<SiteConfig['analytics']>;
}
