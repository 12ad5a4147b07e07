/** Files of the desk's client that its page loads, as addresses. */
export interface DeskFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Modules that the first script imports, fetched with it. */
  readonly modules: readonly string[];
}

/** A chunk of the build's manifest. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** @param manifest of Vite's build. @param base address that its files lie below */
export function deskFilesOf(manifest: Readonly<Record<string, Chunk>>, base: string): DeskFiles {
  const chunks = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const name of chunk.imports ?? []) add(manifest[name]);
  };
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  add(entry);
  const all = [...chunks];
  return {
    scripts: entry ? [base + entry.file] : [],
    styles: all.flatMap((chunk) => chunk.css ?? []).map((file) => base + file),
    modules: all.filter((chunk) => chunk !== entry).map(({ file }) => base + file),
  };
}

/**
 * Policy of the desk (decision 180): nothing runs that is not its own, and no text becomes markup but by two named policies. React Aria
 * inserts two style elements, which carry the nonce.
 */
export const deskPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self' wss:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard desk',
  ].join('; ');

/** Page of every address of the desk. @param site of the host, where the address names none */
export function deskShell(files: DeskFiles, nonce: string, site: number): string {
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const modules = files.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const scripts = files.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
  return `<!doctype html><html lang="zh" data-theme="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"><title>Touchpaper</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta property="csp-nonce" nonce="${nonce}"><meta name="desk-site" content="${site}"><link rel="icon" href="/desk/icon.svg">${styles}${modules}</head><body><div id="desk"></div><noscript>JavaScript</noscript>${scripts}</body></html>`;
}

export const DESK_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#c4261f"/><path d="M8 10h16M8 16h16M8 22h9" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>';
