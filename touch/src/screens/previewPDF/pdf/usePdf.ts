import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

export type OpenedPdf =
  | { readonly state: 'loading' }
  /** `broken`: the document itself cannot be read, a retry does not help. */
  | { readonly state: 'failed'; readonly broken: boolean }
  | { readonly state: 'ready'; readonly document: PDFDocumentProxy };

/** Opens a document. @param attempt another one opens it again */
export function usePdf(url: string, attempt: number): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const ended = new AbortController();
    setOpened({ state: 'loading' });
    const open = async () => {
      const { openPdf } = await import('./openPdf');
      const { promise, destroy } = openPdf(url);
      ended.signal.addEventListener('abort', destroy);
      return promise;
    };
    open().then(
      (document) => {
        if (!ended.signal.aborted) setOpened({ state: 'ready', document });
      },
      (error: unknown) => {
        const broken = error instanceof Error && /^(InvalidPDF|FormatError|Password)/.test(error.name);
        if (!ended.signal.aborted) setOpened({ state: 'failed', broken });
      },
    );
    return () => ended.abort();
  }, [url, attempt]);
  return opened;
}
