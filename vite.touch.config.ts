import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pxtorem from 'postcss-pxtorem';
import { defineConfig, type Plugin } from 'vite';
import { REM_RATIO } from './contract/src/limits.ts';
import { createChunkRule, isDeferredPart } from './vite.chunks.ts';
import { marginsForGaps } from './vite.flexGaps.ts';
import { operationAddresses } from './vite.operations.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const entry = at('touch/src/app/browser.tsx');

/** Aliases of the house; tests use the same. */
export const alias = {
  '@contract': at('contract/src'),
  '@platform': at('platform/src'),
  '@touch': at('touch/src'),
  '@desk': at('desk/src'),
  '@demo': at('demo'),
  '@testing': at('testing'),
};

const filesOfClasses = new Map<string, string>();

/** Class of a style sheet in the page: its own name and four digits of its file, shorter than Vite's. */
function generateScopedName(name: string, path: string): string {
  const file = relative(at('.'), path.replace(/\?.*/, ''));
  const scoped = `${name}_${createHash('sha256').update(file).digest('hex').slice(0, 4)}`;
  const other = filesOfClasses.get(scoped) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} share the class ${scoped}: rename one of them`);
  filesOfClasses.set(scoped, file);
  return scoped;
}

/** Type, line heights and hairlines keep real pixels. */
const inRem = {
  unitPrecision: 4,
  minPixelValue: 3,
  propList: [
    '*',
    '!font',
    '!font-size',
    '!line-height',
    '!letter-spacing',
    '!outline*',
    '!border*',
    '!--type-*',
    '!--font-*',
  ],
};
const DESK_TOKENS = /[\\/]desk[\\/]src[\\/]ui[\\/]tokens\.css/;

/** S§9: design pixels as rem. The desk's own sheets are in real pixels; two of the tokens' are one of its. */
export const css = {
  modules: { generateScopedName },
  postcss: {
    plugins: [
      // sheets of PhotoSwipe and of `/demo/gallery` are made for real pixels
      pxtorem({
        ...inRem,
        rootValue: REM_RATIO,
        exclude: /node_modules|[\\/]demo[\\/]|[\\/]desk[\\/]src[\\/]/,
      }),
      pxtorem({ ...inRem, rootValue: 32, exclude: (file: string) => !DESK_TOKENS.test(file) }),
    ],
  },
};

/** `assets/build.txt`: the build's own name, made of its files' names; a page asks for it when a part is missing (A9). */
export function buildName(): Plugin {
  return {
    name: 'build-name',
    generateBundle(_, bundle) {
      const source = createHash('sha256')
        .update(Object.keys(bundle).sort().join('\n'))
        .digest('hex')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'assets/build.txt', source });
    },
  };
}

/** `assets/flexGaps.css`, which browsers without gaps in flex boxes load besides all others (decision 132). */
export function flexGaps(): Plugin {
  return {
    name: 'flex-gaps',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      );
      this.emitFile({ type: 'asset', fileName: 'assets/flexGaps.css', source: marginsForGaps(sheets) });
    },
  };
}

/** `.vite/deferredParts.json`: files of the chunks that pages show before their code loads. */
export function deferredParts(): Plugin {
  return {
    name: 'deferred-parts',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const paths = file.moduleIds.map((id) => relative(at('.'), id));
        return paths.some(isDeferredPart) ? [file.fileName] : [];
      });
      this.emitFile({ type: 'asset', fileName: '.vite/deferredParts.json', source: JSON.stringify(files) });
    },
  };
}

/** A Brotli and a gzip copy beside every text file of the build, so that no request compresses it. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(m?js|css|svg|json)$/.test(name));
      const compress = async (name: string) => {
        const bytes = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes));
        await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      };
      // all at once: every core has one
      await Promise.all(texts.map(compress));
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: isSsrBuild
    ? []
    : [operationAddresses(), buildName(), flexGaps(), deferredParts(), precompressed()],
  resolve: { alias },
  css,
  // React's hooks for its developer tools are for `npm run dev`
  ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/touch-server' : 'dist/touch',
    // chunks of earlier builds stay for the pages that are open (A16); scripts/build.mjs lets old ones go
    emptyOutDir: false,
    manifest: !isSsrBuild,
    // Readable by both Chrome 87 and Safari 14.
    target: ['es2020', 'safari14'],
    cssTarget: ['chrome87', 'safari14'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // no class of ours has a setter that a field would call: plain assignments do
      transform: { assumptions: { setPublicClassFields: true } },
      // the contract's schemas spread each other's entries: reading one changes nothing
      treeshake: { propertyReadSideEffects: false },
      // a number stands where it is used, not behind an export in a part every page loads
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      ...(isSsrBuild ? {} : { input: entry }),
      output: isSsrBuild
        ? { entryFileNames: 'server.js' }
        : {
            // the debugger trap is one (A18)
            minify: { compress: { dropDebugger: false } },
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: createChunkRule(at('./'), entry) }],
            },
          },
    },
  },
  ssr: { noExternal: true },
}));
