/** Where the gallery's built files lie. */
export const FILES = '/demo/gallery/files';

/** The page around the gallery's script. @param lang of the page before its script has run */
export const page = (
  lang: string,
): string => `<!doctype html><html lang="${lang}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>Gallery</title><link rel="icon" href="/demo/bridge/icon.svg"><script type="module" src="${FILES}/gallery.js"></script></head>
<body><div id="root"></div><div id="announcements" class="visually-hidden" aria-live="polite"></div><div id="toast" class="toast" role="status"></div></body></html>`;

/** An invented landscape, 3:2. */
export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><path fill="#b9d3e6" d="M0 0h600v400H0z"/><circle cx="470" cy="90" r="42" fill="#f6d58a"/><path fill="#6f8f7c" d="M0 400V250l130-120 120 140 90-70 130 120 130-90v170z"/><path fill="#43624f" d="M0 400v-70l180-50 220 60 200-40v100z"/></svg>';
