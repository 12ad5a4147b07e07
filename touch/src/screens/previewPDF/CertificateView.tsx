import type { Certificate } from '@touch/api/certificates';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type ComponentType, useState } from 'react';
import style from './certificate.module.css';
import type { PdfViewerProps } from './pdf/PdfViewer';
import { useTexts } from './texts';

interface CertificateViewProps {
  /** Of the article. */
  readonly id: string;
  readonly certificate: Certificate;
}

/** The certificate's data; its document opens with a tap, because a reader of documents is larger than the page. */
export function CertificateView({ id, certificate: { pdfUrl, hash, time } }: CertificateViewProps) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, toast } = useVisit();
  const [Viewer, setViewer] = useState<ComponentType<PdfViewerProps>>();
  const [isOpening, setOpening] = useState(false);
  const open = () => {
    if (isOpening) return;
    setOpening(true);
    import('./pdf/PdfViewer').then(
      (part) => setViewer(() => part.PdfViewer),
      () => {
        setOpening(false);
        toast(words['state.networkError']);
      },
    );
  };
  return (
    <>
      <dl className={style.facts}>
        <dt>{texts.article}</dt>
        <dd>
          <a href={`${basePath}/newsDetail/${id}.html`}>{texts.toArticle}</a>
        </dd>
        {time ? (
          <>
            <dt>{texts.time}</dt>
            <dd>{time.slice(0, 19)}</dd>
          </>
        ) : null}
        <dt>{texts.hash}</dt>
        <dd className={style.hash}>{hash}</dd>
      </dl>
      <div className={style.actions}>
        {Viewer ? null : (
          <button type="button" className={style.open} onClick={open} aria-disabled={isOpening}>
            {isOpening ? words['state.loading'] : texts.open}
          </button>
        )}
        <a className={style.download} href={pdfUrl} download>
          <Icon name="download" size={18} />
          {texts.download}
        </a>
      </div>
      {Viewer ? <Viewer url={pdfUrl} /> : null}
    </>
  );
}
