import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@touch/locales/messages';
import * as v from 'valibot';
import type { PageAssets } from './document';

/** Files of the browser build by screen chunk and locale. */
export type AssetsOf = (chunk: string, locale: Locale) => PageAssets;

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

const ENTRY = 'touch/src/app/browser.tsx';
const PARTS = 'touch/src/app/screenModules.ts';

/** Everything a module of the manifest loads by itself, itself first. */
function closure(manifest: Manifest, start: string, seen: Set<string>): void {
  if (seen.has(start) || !manifest[start]) return;
  seen.add(start);
  for (const next of manifest[start].imports) closure(manifest, next, seen);
}

/** Texts that a part loads in the page's language alone (`locales/folderTexts`). */
function folderTexts(manifest: Manifest, parts: ReadonlySet<string>, locale: Locale): string[] {
  const texts = new RegExp(`^touch/src/.*/texts/${locale}\\.ts$`);
  return [...parts]
    .flatMap((part) => manifest[part]?.dynamicImports ?? [])
    .filter((late) => texts.test(late));
}

/** Parts that the page shows before their code loads (decision 032): their style sheets belong to it. */
function deferredParts(manifest: Manifest, screen: string, files: readonly string[]): Manifest[string][] {
  const parts = new Set<string>();
  for (const late of manifest[screen]?.dynamicImports ?? [])
    if (files.includes(manifest[late]?.file ?? '')) closure(manifest, late, parts);
  return [...parts].flatMap((part) => manifest[part] ?? []);
}

/** Reads a build's manifest once. @throws Error where the folder holds no build. */
export function readAssets(folder: string): AssetsOf {
  const listOf = (name: string): unknown => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
  const manifest = v.parse(Manifest, listOf('manifest.json'));
  const deferred = v.parse(v.array(v.string()), listOf('deferredParts.json'));
  const build = readFileSync(join(folder, 'assets/build.txt'), 'utf8').trim();
  const known = new Map<string, PageAssets>();
  const styles = new Map<string, string>();

  const styleText = (file: string): string => {
    const text = styles.get(file) ?? readFileSync(join(folder, file), 'utf8').trim();
    styles.set(file, text);
    return text;
  };

  return (chunk, locale) => {
    const key = `${chunk}\n${locale}`;
    const cached = known.get(key);
    if (cached) return cached;
    const parts = new Set<string>();
    closure(manifest, ENTRY, parts);
    closure(manifest, `touch/src/locales/${locale}.ts`, parts);
    const screen = chunk.replace('../', 'touch/src/');
    closure(manifest, screen, parts);
    for (const texts of folderTexts(manifest, parts, locale)) closure(manifest, texts, parts);
    const chunks = [...parts].flatMap((part) => manifest[part] ?? []);
    const files = [...new Set(chunks.map(({ file }) => `/${file}`))];
    const [entry = '', ...modules] = files;
    const shown = [...chunks, ...deferredParts(manifest, screen, deferred)];
    const sheets = [...new Set(shown.flatMap(({ css }) => css))];
    const fileOf = (part: string) => `/${manifest[part]?.file ?? ''}`;
    const made: PageAssets = {
      build,
      entry,
      screen: fileOf(screen),
      words: fileOf(`touch/src/locales/${locale}.ts`),
      parts: fileOf(PARTS),
      modules,
      styles: sheets.map((file) => ({ href: `/${file}`, text: styleText(file) })),
    };
    known.set(key, made);
    return made;
  };
}
