import type { Config } from '@contract/config';
import { ID_MAX, parseId } from '@contract/fields';
import { withoutEndSlashes } from '@contract/services';
import { TtlCache } from '@platform/cache/ttlCache';
import type { Queries } from '@platform/db/connection';
import { KNOWN_WHILE_AWAY } from '@platform/db/databaseAway';
import { shownHtml } from '@platform/html/shownHtml';
import { type Parameters, textOf } from '@platform/wire/parameters';
import { transportFault } from '@platform/wire/refusals';
import { clientAppOf } from './clientApp';
import { defaultConfig, footerLines, withSettings } from './defaultConfig';
import { discussRulesOf } from './discussRules';
import { withGreyDays } from './greyDays';
import { pointsRulesOf } from './pointsRules';
import { proofOfWorkOf } from './proofOfWork';
import { asksAge, needsVerifiedPhone, refusesInstitutions, regionOf, requiresEditor } from './regionRules';
import { reservedNamesOf } from './reservedNames';
import { retentionOf } from './retention';
import { signaturesOf } from './signatures';
import type { Site } from './site';
import { allSites, type SiteRow } from './sites.store';

export interface SiteRequest {
  /** Path and query as asked. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly protocol: string;
}

export interface SiteFinder {
  /**
   * The site of a request: by host, else by `siteId` or `appID`, else the first.
   * @throws Refusal (HTTP 421) for a host that belongs to no site.
   */
  find(request: SiteRequest, parameters?: Parameters): Promise<{ site: Site; origin: string }>;
  /**
   * The sites of a request's host, before its path and parameters choose.
   * @throws Refusal (HTTP 400) for a host that is none.
   */
  sitesAtHost(request: SiteRequest): Promise<readonly Site[]>;
  /** Query that tells a site from the first one of its host below the host's root: `?siteId=2`; '' for the first. */
  siteQuery(request: SiteRequest, site: Site): Promise<string>;
  all(): Promise<readonly Site[]>;
}

/** Host with an optional port: nothing else may reach an address we write. */
const wellFormedHost = /^(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/i;
const CACHED_MS = 2000;
const MAX_CACHED_TEXTS = 500;
const MAX_CACHED_HOSTS = 100;

/** The sites as they were read last. */
interface Sites {
  readonly all: readonly Site[];
  /** Sites of each host requested since. */
  readonly byHost: Map<string, readonly Site[]>;
}

/** Texts of the newsroom that are HTML (wire S18), and the lines of the foot, as they may be shown. */
function withCleanHtml(config: Config, clean: (html: string) => string): Config {
  const { selfMedia } = config.siteConfig;
  const protocolContent = clean(selfMedia.protocolContent);
  return {
    ...config,
    termsHtml: clean(config.termsHtml),
    privacyPolicyHtml: clean(config.privacyPolicyHtml),
    cancelTermsHtml: clean(config.cancelTermsHtml),
    childrenRulesHtml: clean(config.childrenRulesHtml),
    accessibilityHtml: clean(config.accessibilityHtml),
    aboutUs: clean(config.aboutUs),
    footer: footerLines(config.footer),
    xyRules: clean(config.xyRules),
    siteConfig: { ...config.siteConfig, selfMedia: { ...selfMedia, protocolContent } },
  };
}

function siteOf(row: SiteRow, clean: (html: string) => string, now: number): Site {
  const appId = row.app_ids[0] ?? String(row.id);
  const settings = withSettings(defaultConfig(row.id, row.name, appId), row.config);
  const config = { ...withGreyDays(withCleanHtml(settings, clean), now), version: String(row.version) };
  const build = config.buildType ? `/${config.buildType}` : '';
  return {
    id: row.id,
    name: row.name,
    hosts: row.hosts,
    appIds: row.app_ids.length > 0 ? row.app_ids : [appId],
    config,
    discussRules: discussRulesOf(row.config),
    reservedNames: reservedNamesOf(row.config),
    refusesInstitutions: refusesInstitutions(row.config),
    pointsRules: pointsRulesOf(row.config),
    proofOfWork: proofOfWorkOf(row.config),
    verifiedPhone: needsVerifiedPhone(row.config),
    asksAge: asksAge(row.config),
    region: regionOf(row.config),
    editorRequired: requiresEditor(row.config),
    signatures: signaturesOf(row.config),
    retention: retentionOf(row.config),
    clientApp: clientAppOf(row.config),
    basePath: withoutEndSlashes(`${build}${config.templatePath}`),
    version: row.version,
  };
}

/** @param publicOrigin what readers see where a proxy stands before us; '' = as the request says. */
export function createSiteFinder(db: Queries, now: () => number, publicOrigin: string): SiteFinder {
  const kept = new TtlCache<Sites>(now, 1, KNOWN_WHILE_AWAY);
  const cleaned = new Map<string, string>();
  /** Cleaning takes milliseconds and sites are read anew every other second: each text once. */
  function clean(html: string): string {
    const shown = cleaned.get(html) ?? shownHtml(html);
    if (cleaned.size >= MAX_CACHED_TEXTS) cleaned.clear();
    cleaned.set(html, shown);
    return shown;
  }
  const read = async () => ({
    all: (await allSites(db)).map((row) => siteOf(row, clean, now())),
    byHost: new Map<string, readonly Site[]>(),
  });
  const sites = () => kept.get('sites', CACHED_MS, read);

  return {
    all: async () => (await sites()).all,
    sitesAtHost: async (request) => atHost(await sites(), hostOf(request)),
    async siteQuery(request, site) {
      const [first] = atHost(await sites(), hostOf(request));
      return first && first.id !== site.id && !site.unknown ? `?siteId=${site.id}` : '';
    },
    async find(request, parameters = {}) {
      const known = await sites();
      const host = hostOf(request);
      const here = atHost(known, host);
      const site = byPath(here, request.url) ?? byParameters(here, parameters);
      if (!site) throw transportFault(421, 'this host belongs to no site');
      return { site: forSiteId(site, parameters), origin: publicOrigin || `${schemeOf(request)}://${host}` };
    },
  };
}

/** Settings of each newsroom, as they are stored. */
export const settingsOfSites = async (
  db: Queries,
): Promise<{ readonly id: number; readonly settings: unknown }[]> =>
  (await allSites(db)).map(({ id, config }) => ({ id, settings: config }));

/** The sites of a host, in their order: those that name it, else those that name none. */
function atHost({ all, byHost }: Sites, host: string): readonly Site[] {
  const known = byHost.get(host);
  if (known) return known;
  const name = host.replace(/:\d+$/, '');
  const named = all.filter((one) => one.hosts.includes(host) || one.hosts.includes(name));
  const here = named.length > 0 ? named : all.filter((one) => one.hosts.length === 0);
  if (byHost.size < MAX_CACHED_HOSTS) byHost.set(host, here);
  return here;
}

/** @throws Refusal (HTTP 400) for a header that names no host. */
function hostOf({ headers }: SiteRequest): string {
  const host = (typeof headers.host === 'string' ? headers.host : '').toLowerCase();
  if (!wellFormedHost.test(host)) throw transportFault(400, 'no usable host');
  return host;
}

/** A trusted proxy passes the header on unchecked: only the two known values may reach an address we write. */
const schemeOf = ({ protocol }: SiteRequest): string => (protocol === 'https' ? 'https' : 'http');

/** Several sites on one host are told apart by their base paths (A17). */
const byPath = (sites: readonly Site[], url: string): Site | undefined =>
  sites.length > 1
    ? sites.find((one) => url === one.basePath || url.startsWith(`${one.basePath}/`))
    : undefined;

/** Of several sites on one host the parameters choose; the first is the default (wire W10). */
function byParameters(sites: readonly Site[], parameters: Parameters): Site | undefined {
  const app = textOf(parameters, 'appID') || textOf(parameters, 'appId') || textOf(parameters, 'appid');
  const id = parseId(siteIdOf(parameters));
  return sites.find((one) => one.id === id) ?? sites.find((one) => one.appIds.includes(app)) ?? sites[0];
}

const siteIdOf = (parameters: Parameters): string =>
  textOf(parameters, 'siteId') || textOf(parameters, 'siteID') || textOf(parameters, 'siteid');

/** A wrong site id yields empty lists (wire W10): nothing stands under one below 0, also where the number is a site's of another host (A17). */
function forSiteId(site: Site, parameters: Parameters): Site {
  const sent = siteIdOf(parameters).trim();
  if (sent === '' || Number(sent) === site.id) return site;
  return nobodysSite(site, parseId(sent));
}

/** A site under which nothing stands, configured as `site` is. */
export const nobodysSite = (site: Site, id = site.id): Site =>
  site.unknown ? site : { ...site, id: -(id || ID_MAX), unknown: true };
