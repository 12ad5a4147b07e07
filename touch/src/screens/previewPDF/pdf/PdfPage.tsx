import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts';
import { drawText } from './drawText';
import style from './pdf.module.css';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  /** From 1 on. */
  readonly number: number;
  /** 1 = as wide as the screen. */
  readonly scale: number;
}

/** Pixels by CSS pixel, and pixels of a canvas, at most: phones refuse larger ones. */
const MAX_DENSITY = 2;
const MAX_PIXELS = 12_000_000;
/** Of A4, until the page is known. */
const USUAL_RATIO = Math.SQRT2;

/** True once an element has come near the window. */
function useNear(canvas: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [canvas]);
  return isNear;
}

/** One page, drawn when it comes near the window. */
export function PdfPage({ pdf, number, scale }: PdfPageProps) {
  const texts = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  const [failed, setFailed] = useState(false);
  const isNear = useNear(canvas);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale draws the page anew, as sharp as it is shown
  useEffect(() => {
    const element = canvas.current;
    if (!element || !isNear) return;
    const ended = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      if (ended.signal.aborted) return;
      setRatio(whole.height / whole.width);
      const width = element.clientWidth * Math.min(window.devicePixelRatio, MAX_DENSITY);
      const fitting = Math.sqrt(MAX_PIXELS / (whole.width * whole.height));
      const viewport = page.getViewport({ scale: Math.min(width / whole.width, fitting) });
      element.width = Math.round(viewport.width);
      element.height = Math.round(viewport.height);
      const task = page.render({ canvas: element, viewport });
      ended.signal.addEventListener('abort', () => task.cancel());
      await task.promise;
      // a page without its text is still seen
      if (words.current)
        await drawText(page, words.current, element.clientWidth / whole.width, ended.signal).catch(
          () => undefined,
        );
    };
    draw().catch(() => {
      if (!ended.signal.aborted) setFailed(true);
    });
    return () => ended.abort();
  }, [pdf, number, isNear, scale]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is no fieldset
    <div
      className={style.page}
      role="group"
      aria-label={texts.page(number)}
      style={{ width: `${scale * 100}%` }}
    >
      <canvas ref={canvas} style={{ aspectRatio: `1 / ${ratio}` }} />
      <div ref={words} className={style.words} />
      {failed ? <p className={style.failed}>{texts.pageFailed(number)}</p> : null}
    </div>
  );
}
