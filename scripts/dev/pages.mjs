const SERVER_ENTRY = '/touch/src/app/server.tsx';
const CLIENT = '<script type="module" src="/@vite/client"></script>';
/** React's refresh, as an address: the policy of pages allows no scripts inside them. */
export const PREAMBLE = '/@id/__x00__@vitejs/plugin-react/preamble';
const REFRESH = `<script type="module" src="${PREAMBLE}"></script>`;

/** A module's address as the browser's own imports name it, so that no module is loaded twice. */
function addressOf(vite, url) {
  const modules = vite.environments.client.moduleGraph.urlToModuleMap.get(url);
  const changedAt = modules?.lastHMRTimestamp ?? 0;
  return changedAt > 0 ? `${url}?t=${changedAt}` : url;
}

const assetsOf = (vite) => (chunk, locale) => ({
  build: 'development',
  entry: '/touch/src/app/browser.tsx',
  screen: addressOf(vite, chunk.replace('../', '/touch/src/')),
  words: addressOf(vite, `/touch/src/locales/${locale}.ts`),
  parts: addressOf(vite, '/touch/src/app/screenModules.ts'),
  modules: [],
  styles: [],
});

/** Style sheets below a module, in the order in which they are imported; other screens than the page's own are left out. */
function sheetsBelow(module, folder, seen) {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  if (module.file?.endsWith('.css')) return module.url.includes('?') ? [] : [module];
  if (module.file?.includes('/screens/') && !module.file.includes(folder)) return [];
  return [...module.importedModules].flatMap((next) => sheetsBelow(next, folder, seen));
}

/** Sheets stand in the page as in a built one; Vite takes them over by their id. */
async function stylesOf(vite, chunk) {
  const graph = vite.environments.ssr.moduleGraph;
  const screen = chunk.replace('../', '/touch/src/');
  const folder = screen.slice(0, screen.lastIndexOf('/') + 1);
  const seen = new Set();
  const sheets = [];
  for (const start of [SERVER_ENTRY, screen])
    sheets.push(...sheetsBelow(await graph.getModuleByUrl(start), folder, seen));
  const texts = await Promise.all(
    sheets.map(async ({ url, id }) => {
      const { default: text } = await vite.ssrLoadModule(`${url}?inline`);
      return `<style data-vite-dev-id="${id}">${text}</style>`;
    }),
  );
  return texts.join('');
}

const escaped = (text) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** An error as a page; it reloads when a file has changed. */
export const errorPage = (error) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>${CLIENT}</head>` +
  `<body><h1>Error</h1><pre style="white-space:pre-wrap">${escaped(error?.stack ?? String(error))}</pre></body></html>`;

/** Renders pages from the sources as they are at this moment; an error becomes the page. */
export function devRender(vite, report) {
  return async (request, call) => {
    try {
      const { createRender } = await vite.ssrLoadModule(SERVER_ENTRY);
      let chunkOfPage = '';
      const assets = assetsOf(vite);
      const render = createRender((chunk, locale) => {
        chunkOfPage = chunk;
        return assets(chunk, locale);
      });
      const page = await render(request, call);
      if (page.location !== undefined) return page;
      // a page about a fault has no screen: all it shows stands in it
      const head = chunkOfPage === '' ? CLIENT : `${CLIENT}${REFRESH}${await stylesOf(vite, chunkOfPage)}`;
      return { ...page, html: page.html.replace('<head>', () => `<head>${head}`) };
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      report(error);
      return { status: 500, html: errorPage(error), styleHashes: [] };
    }
  };
}
