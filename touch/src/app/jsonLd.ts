import { safeUrl } from '@touch/lib/safeUrl';
import type { SiteConfig } from '@touch/outside/siteConfig';

type JsonLd = Readonly<Record<string, unknown>>;

/** The paper, as search engines name it; with its logo where it has one. */
function publisherOf({ appName, appLogo, appShareLogo }: SiteConfig, origin: string): JsonLd {
  const logo = safeUrl(appLogo || appShareLogo, origin);
  return {
    '@type': 'Organization',
    name: appName,
    ...(logo ? { logo: { '@type': 'ImageObject', url: logo } } : {}),
  };
}

/** Works with a date of publication name the paper and their last change; one that nobody changed has the former. */
function withPublisher(data: JsonLd, publisher: JsonLd): JsonLd {
  const published = data.datePublished ?? data.uploadDate;
  return published ? { ...data, dateModified: data.dateModified ?? published, publisher } : data;
}

/** A page's data for search engines as markup (A11); made on the server alone. */
export function jsonLdText(all: readonly JsonLd[], config: SiteConfig, origin: string): string {
  const publisher = publisherOf(config, origin);
  return all
    .map((data) => JSON.stringify(withPublisher(data, publisher)).replace(/</g, '\\u003c'))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('');
}
