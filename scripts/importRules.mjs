// The rules that scripts/imports.mjs checks (docs/architecture.md, docs/decisions/026-platform-layers.md).

/** Layers of touch from the top: a layer imports only layers after it. */
const touchLayers = ['app', 'screens', 'features', 'widgets', 'api', 'outside', 'lib', 'locales'];

/** Layers of the desk from the top; `ui` and `api` stand beside each other. */
const deskLayers = [['app'], ['screens'], ['parts'], ['api', 'ui'], ['texts']];

/**
 * Layers of the platform from the bottom; a folder imports only its own layer and those before it. Folders that no layer names
 * are resources: they stand between the last of these layers and `http`.
 */
const platformLayers = [
  [
    ...['db', 'html', 'media', 'wire', 'cache', 'limits', 'keys', 'secrets'],
    ...['searchTerms', 'fetching', 'ciphers', 'installation', 'redis', 'bucket', 'queues', 'jobs'],
  ],
  ['sites'],
  ['operations', 'signing'],
];
const RESOURCE_LAYER = platformLayers.length;
const HTTP_LAYER = RESOURCE_LAYER + 1;

/** Roles of a resource's files: `<subject>.<role>.ts`. */
export const roles = [
  'handlers', // operations of the wire
  'calls', // calls of the newsroom's own programs
  'routes', // addresses that are no operations
  'service', // rules that need the database
  'store', // SQL statements
  'sql', // fragments of SQL that several stores use
  'rules', // rules that need no database
  'document', // documents as they are stored or sent
  'reader', // readers of foreign formats
  'port', // interface of a system outside, and its adapters
  'types', // types alone
];

const part = (path, pattern) => pattern.exec(path)?.[1];
const layerOf = (path) => part(path, /^touch\/src\/([^/]+)\//);
const screenOf = (path) => part(path, /^touch\/src\/screens\/([^/]+)\//);
const deskLayerOf = (path) =>
  deskLayers.findIndex((names) => names.includes(part(path, /^desk\/src\/([^/]+)\//)));
const deskScreenOf = (path) => part(path, /^desk\/src\/screens\/([^/]+)\//);
const featureOf = (path) => part(path, /^touch\/src\/features\/([^/]+)\//);
const topFolderOf = (path) => part(path, /^([^/]+)\//);

/** Folder of a file of the platform; undefined for the files beside the folders, which compose them. */
export const platformFolderOf = (path) => part(path, /^platform\/src\/([^/]+)\//);

function platformLayerOf(path) {
  const folder = platformFolderOf(path);
  if (!folder) return path.startsWith('platform/src/') ? HTTP_LAYER + 1 : undefined;
  if (folder === 'http' || folder === 'pages') return HTTP_LAYER;
  const layer = platformLayers.findIndex((names) => names.includes(folder));
  return layer < 0 ? RESOURCE_LAYER : layer;
}

/** @type {{ name: string, isBroken: (from: string, to: string, typeOnly: boolean) => boolean }[]} */
export const importRules = [
  {
    name: 'contract imports the schema library only',
    isBroken: (from, to) =>
      topFolderOf(from) === 'contract' &&
      topFolderOf(to) !== 'contract' &&
      to !== 'valibot' &&
      !from.endsWith('/openapi.ts'),
  },
  {
    name: 'touch never imports the platform',
    isBroken: (from, to) =>
      topFolderOf(from) === 'touch' && ['platform', 'demo', 'testing', 'server'].includes(topFolderOf(to)),
  },
  {
    name: 'the platform imports neither touch nor the demonstration',
    isBroken: (from, to) =>
      topFolderOf(from) === 'platform' && ['touch', 'demo', 'testing', 'server'].includes(topFolderOf(to)),
  },
  {
    name: 'nothing imports the desk',
    isBroken: (from, to) => topFolderOf(from) !== 'desk' && topFolderOf(to) === 'desk',
  },
  {
    name: "the desk imports the contract, and touch's tokens and lib",
    isBroken: (from, to) =>
      topFolderOf(from) === 'desk' &&
      (['platform', 'demo', 'testing', 'server'].includes(topFolderOf(to)) ||
        (topFolderOf(to) === 'touch' && layerOf(to) !== 'lib' && to !== 'touch/src/ui/tokens.css')),
  },
  {
    name: 'a layer of the desk imports only layers below it',
    isBroken: (from, to) => {
      const [importing, imported] = [deskLayerOf(from), deskLayerOf(to)];
      return importing >= 0 && imported >= 0 && imported < importing;
    },
  },
  {
    name: 'neither of ui and api of the desk imports the other',
    isBroken: (from, to) =>
      (from.startsWith('desk/src/ui/') && to.startsWith('desk/src/api/')) ||
      (from.startsWith('desk/src/api/') && to.startsWith('desk/src/ui/')),
  },
  {
    name: 'no screen of the desk imports a screen',
    isBroken: (from, to) =>
      !!deskScreenOf(from) && !!deskScreenOf(to) && deskScreenOf(from) !== deskScreenOf(to),
  },
  {
    name: "the desk's components come from its ui",
    isBroken: (from, to) =>
      topFolderOf(from) === 'desk' && !from.startsWith('desk/src/ui/') && to.startsWith('react-aria'),
  },
  {
    name: 'a layer of touch imports only layers below it',
    isBroken: (from, to) => {
      const above = touchLayers.indexOf(layerOf(to) ?? '');
      const below = touchLayers.indexOf(layerOf(from) ?? '');
      return above >= 0 && below >= 0 && above < below;
    },
  },
  {
    name: 'ui imports lib and locales only',
    isBroken: (from, to, typeOnly) =>
      layerOf(from) === 'ui' &&
      !typeOnly &&
      ['app', 'screens', 'features', 'widgets', 'api', 'outside'].includes(layerOf(to) ?? ''),
  },
  {
    name: 'lib, locales, outside and api import no ui',
    isBroken: (from, to) =>
      ['lib', 'locales', 'outside', 'api'].includes(layerOf(from) ?? '') && layerOf(to) === 'ui',
  },
  {
    name: 'no screen imports a screen',
    isBroken: (from, to) => !!screenOf(from) && !!screenOf(to) && screenOf(from) !== screenOf(to),
  },
  {
    name: 'no feature imports a feature',
    isBroken: (from, to) => !!featureOf(from) && !!featureOf(to) && featureOf(from) !== featureOf(to),
  },
  {
    name: 'a layer of the platform imports only layers below it',
    isBroken: (from, to) => {
      const [importing, imported] = [platformLayerOf(from), platformLayerOf(to)];
      return (
        importing !== undefined &&
        imported !== undefined &&
        importing < imported &&
        !(importing === RESOURCE_LAYER && platformFolderOf(to) === 'http')
      );
    },
  },
  {
    name: 'no resource imports http',
    isBroken: (from, to) => platformLayerOf(from) === RESOURCE_LAYER && platformFolderOf(to) === 'http',
  },
  {
    name: "no resource imports another one's store",
    isBroken: (from, to) =>
      !!platformFolderOf(from) && to.endsWith('.store.ts') && platformFolderOf(from) !== platformFolderOf(to),
  },
  {
    name: 'store, service, handlers: each imports only roles below it',
    isBroken: (from, to) =>
      topFolderOf(from) === 'platform' &&
      ((from.endsWith('.store.ts') && /\.(service|handlers|calls|routes)\.ts$/.test(to)) ||
        (from.endsWith('.service.ts') && /\.(handlers|calls|routes)\.ts$/.test(to))),
  },
];

const isCommandLine = (path) => /^platform\/src\/[^/]+\/cli\//.test(path);
const hasRole = (path) => roles.some((role) => path.endsWith(`.${role}.ts`));

/** A folder of a resource with more files than these is split by subject; tests and samples are not counted. */
export const MAX_RESOURCE_FILES = 15;

/** Is the file one of a resource? The programs of its command line are not counted. */
export const isOfResource = (path) => platformLayerOf(path) === RESOURCE_LAYER && !isCommandLine(path);

/** @type {{ name: string, isBroken: (path: string) => boolean }[]} */
export const fileRules = [
  {
    name: 'a file of a resource is named after its role',
    isBroken: (path) => isOfResource(path) && !hasRole(path),
  },
];
