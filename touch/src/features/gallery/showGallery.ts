import 'photoswipe/style.css';
import './gallery.css';
import PhotoSwipe from 'photoswipe';

export interface GalleryPicture {
  readonly src: string;
  readonly srcset: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

export interface GalleryWords {
  readonly name: string;
  readonly close: string;
  readonly open: string;
  readonly previous: string;
  readonly next: string;
  readonly download: string;
  readonly failed: string;
}

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pictures whose size the wire does not know stand in a plain 3:2 until they have come. */
const UNKNOWN = { width: 1200, height: 800 };

/** The full-screen view: swipe, pinch, double tap, Escape; captions, count, download. @returns closes it */
export function showGallery(
  pictures: readonly GalleryPicture[],
  index: number,
  words: GalleryWords,
  closed: () => void,
): () => void {
  const gallery = new PhotoSwipe({
    dataSource: pictures.map(({ src, srcset, width, height, caption }) => ({
      src,
      ...(srcset ? { srcset } : {}),
      width: width || UNKNOWN.width,
      height: height || UNKNOWN.height,
      alt: caption,
    })),
    index,
    bgOpacity: 1,
    loop: false,
    returnFocus: true,
    showHideAnimationType: calm() ? 'none' : 'fade',
    ...(calm() ? { zoomAnimationDuration: false } : {}),
    closeTitle: words.close,
    zoomTitle: words.open,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
    indexIndicatorSep: ' / ',
  });
  gallery.on('uiRegister', () => {
    registerCaption(gallery, pictures);
    registerDownload(gallery, pictures, words.download);
  });
  gallery.on('destroy', closed);
  gallery.init();
  gallery.element?.setAttribute('aria-label', words.name);
  return () => {
    // while it opens it does not close
    if (!gallery.opener.isOpen) gallery.on('openingAnimationEnd', () => gallery.close());
    gallery.close();
  };
}

function registerCaption(gallery: PhotoSwipe, pictures: readonly GalleryPicture[]): void {
  gallery.ui?.registerElement({
    name: 'caption',
    order: 9,
    isButton: false,
    appendTo: 'root',
    onInit: (element) => {
      element.setAttribute('aria-live', 'polite');
      gallery.on('change', () => {
        element.textContent = pictures[gallery.currIndex]?.caption ?? '';
      });
    },
  });
}

function registerDownload(gallery: PhotoSwipe, pictures: readonly GalleryPicture[], title: string): void {
  gallery.ui?.registerElement({
    name: 'download',
    order: 8,
    isButton: true,
    tagName: 'a',
    title,
    html: {
      isCustomSVG: true,
      inner: '<path d="M16 6v13m-6-5 6 6 6-6M7 25h18" fill="none" stroke="#fff" stroke-width="2"/>',
      outlineID: '',
    },
    onInit: (element) => {
      element.setAttribute('download', '');
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener');
      gallery.on('change', () => {
        element.setAttribute('href', pictures[gallery.currIndex]?.src ?? '');
      });
    },
  });
}
