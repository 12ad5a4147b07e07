import type { PDFPageProxy } from 'pdfjs-dist';

/**
 * Lays a page's text over its picture, so that it is read aloud, searched and selected.
 * @param scale CSS px by unit of the page
 */
export async function drawText(
  page: PDFPageProxy,
  container: HTMLElement,
  scale: number,
  signal: AbortSignal,
): Promise<void> {
  const { TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  if (signal.aborted) return;
  const viewport = page.getViewport({ scale });
  container.textContent = '';
  container.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render();
}
