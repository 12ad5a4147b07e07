import type { PaperPage } from '@touch/api/papers';
import { safeUrl } from '@touch/lib/safeUrl';
import { useVisit } from '@touch/outside/visit';
import { useRef, useState } from 'react';
import { areaStyle } from './areaStyle';
import style from './paperSharePage.module.css';
import { useTexts } from './texts';
import { usePageImage } from './usePageImage';
import { MAX_SCALE, useZoom } from './zoom/useZoom';

interface PageImageProps {
  readonly page: PaperPage;
  readonly hrefOf: (article: string) => string;
}

const STEP = 1.6;
/** Of a tabloid page, where the answer names no size. */
const USUAL_RATIO = 1.45;

/** The page's image with its hot areas: they lie in one sheet, so that they follow every zoom and turn of the phone. */
export function PageImage({ page, hrefOf }: PageImageProps) {
  const texts = useTexts();
  const { config } = useVisit();
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const ratio = page.width > 0 && page.height > 0 ? page.height / page.width : USUAL_RATIO;
  const { scale, zoomBy } = useZoom(box, sheet, page.id, ratio);
  const url = safeUrl(page.picUrl) ?? '';
  const { src } = usePageImage(url, config.xyApi.imageSuffixPath, scale, box);
  const size = { width: page.width || 1000, height: page.height || Math.round(1000 * ratio) };
  return (
    <div className={style.frame}>
      <div
        ref={box}
        className={style.box}
        data-zoomed={scale > 1 ? '' : undefined}
        // A scrolled region is reachable by the keyboard (C6).
        {...(scale > 1 ? { tabIndex: 0, role: 'group', 'aria-label': texts.pageImage(page.name) } : {})}
      >
        <div ref={sheet} className={style.sheet}>
          {url === '' || failed ? (
            <p className={style.noImage} style={{ paddingTop: `${ratio * 50}%` }}>
              {texts.noImage}
            </p>
          ) : (
            <img
              {...size}
              src={src}
              alt={texts.pageImage(page.name)}
              fetchPriority="high"
              decoding="async"
              onError={() => setFailed(true)}
            />
          )}
          <Areas page={page} hrefOf={hrefOf} />
        </div>
      </div>
      <ZoomButtons scale={scale} zoomBy={zoomBy} />
    </div>
  );
}

/** Areas that lead to the page's articles. Keyboards and screen readers use the list below the page. */
function Areas({ page, hrefOf }: PageImageProps) {
  const { siteLang } = useVisit();
  return (
    <div className={style.areas} aria-hidden="true" lang={siteLang}>
      {page.areas.map(({ fileId, title, corners }, index) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the areas of a page never change places
          key={index}
          href={hrefOf(fileId)}
          tabIndex={-1}
          style={areaStyle(corners)}
        >
          <span className="visually-hidden">{title}</span>
        </a>
      ))}
    </div>
  );
}

interface ZoomButtonsProps {
  readonly scale: number;
  readonly zoomBy: (factor: number) => void;
}

function ZoomButtons({ scale, zoomBy }: ZoomButtonsProps) {
  const texts = useTexts();
  return (
    <div className={style.zoom}>
      <button
        type="button"
        aria-label={texts.zoomOut}
        aria-disabled={scale <= 1}
        onClick={() => zoomBy(1 / STEP)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button
        type="button"
        aria-label={texts.zoomIn}
        aria-disabled={scale >= MAX_SCALE}
        onClick={() => zoomBy(STEP)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
