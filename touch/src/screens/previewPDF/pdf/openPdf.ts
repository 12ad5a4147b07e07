import './builtIns';
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from './pdf.worker?worker';

/** Files of the package by their name: character maps for fonts that a document names and does not hold, and usual fonts. */
const files = {
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
};
const byName = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Reads the package's files from our own server. */
class PackageFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename);
    if (!address) throw new Error(`no file ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

export interface OpeningPdf {
  readonly promise: Promise<PDFDocumentProxy>;
  readonly destroy: () => void;
}

/**
 * Opens a document in a worker of our own; nothing in it runs as code. The worker is made here: pdfjs would load a module worker, and
 * work on the page where a browser has none (Safari before 15).
 */
export function openPdf(url: string): OpeningPdf {
  const port = new PdfWorker();
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    url,
    worker,
    BinaryDataFactory: PackageFiles,
    cMapPacked: true,
    useWorkerFetch: false,
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
  });
  const failing = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('the worker of PDF does not run')), { once: true });
  });
  return {
    promise: Promise.race([task.promise, failing]),
    destroy: () => {
      const end = () => port.terminate();
      task.destroy().then(end, end);
    },
  };
}
