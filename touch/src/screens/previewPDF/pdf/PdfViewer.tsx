import { useWords } from '@touch/locales/words';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { useState } from 'react';
import { useTexts } from '../texts';
import { PdfPage } from './PdfPage';
import style from './pdf.module.css';
import { usePdf } from './usePdf';

export interface PdfViewerProps {
  readonly url: string;
}

const STEP = 1.5;
const MAX_SCALE = 4;

/** The pages of a document one below the other. */
export function PdfViewer({ url }: PdfViewerProps) {
  const texts = useTexts();
  const words = useWords();
  const [attempt, setAttempt] = useState(0);
  const [scale, setScale] = useState(1);
  const opened = usePdf(url, attempt);
  if (opened.state === 'loading') return <ScreenSkeleton />;
  if (opened.state === 'failed')
    return (
      <Notice
        kind="failed"
        text={opened.broken ? texts.broken : words['state.networkError']}
        {...(opened.broken
          ? { detail: texts.brokenDetail }
          : { action: { text: words['state.retry'], run: () => setAttempt(attempt + 1) } })}
      />
    );
  const { document: pdf } = opened;
  return (
    <div className={style.viewer}>
      <div className={style.tools}>
        <p>{texts.pages(pdf.numPages)}</p>
        <button
          type="button"
          aria-label={texts.zoomOut}
          aria-disabled={scale <= 1}
          onClick={() => setScale(Math.max(1, scale / STEP))}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button
          type="button"
          aria-label={texts.zoomIn}
          aria-disabled={scale >= MAX_SCALE}
          onClick={() => setScale(Math.min(MAX_SCALE, scale * STEP))}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region is reachable by the keyboard (C6) */}
      <section className={style.pages} tabIndex={0} aria-label={texts.document}>
        {Array.from({ length: pdf.numPages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a document never change places
          <PdfPage key={index} pdf={pdf} number={index + 1} scale={scale} />
        ))}
      </section>
    </div>
  );
}
