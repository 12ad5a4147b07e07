import 'photoswipe/style.css';
import './gallery.css';
import { enterDialog } from '@touch/ui/sheet/useModal';
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

/** A modal dialog around the gallery: nothing behind it is reached. Browsers without `showModal` get the same box in place. */
function openDialog(name: string): { readonly dialog: HTMLDialogElement; readonly close: () => void } {
  const dialog = document.createElement('dialog');
  dialog.className = 'gallery';
  dialog.setAttribute('aria-label', name);
  document.body.append(dialog);
  const leave = enterDialog(dialog);
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  const close = () => {
    leave();
    dialog.remove();
  };
  return { dialog, close };
}

/** The full-screen view: swipe, pinch, double tap, Escape; captions, count, download. @returns closes it */
export function showGallery(
  pictures: readonly GalleryPicture[],
  index: number,
  words: GalleryWords,
  closed: () => void,
): () => void {
  const before = document.activeElement;
  const { dialog, close } = openDialog(words.name);
  const gallery = new PhotoSwipe({
    appendToEl: dialog,
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
    returnFocus: false,
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
  const shut = () => {
    // while it opens it does not close
    if (!gallery.opener.isOpen) gallery.on('openingAnimationEnd', () => gallery.close());
    gallery.close();
  };
  // Android's back gesture goes to the dialog itself, which may close without asking; the picture fades out first
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    shut();
  });
  dialog.addEventListener('close', shut);
  gallery.on('destroy', () => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    closed();
  });
  gallery.init();
  // the dialog around it has the name
  gallery.element?.setAttribute('role', 'presentation');
  return shut;
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
