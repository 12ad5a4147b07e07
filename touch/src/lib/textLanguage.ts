const tibetan = /[\u0f00-\u0fff]/;

/**
 * BCP 47 tag of an author's text: Tibetan needs its own faces and line heights (C8), everything else is in the site's language.
 * @param siteLang of the site, where the page speaks another; undefined = the page's own
 */
export const textLanguage = (text: string, siteLang: string | undefined): string | undefined =>
  tibetan.test(text) ? 'bo' : siteLang;
