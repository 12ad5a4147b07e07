import type { VisitFlags } from '@touch/lib/visitFlags';
import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './texts/zh';

type IeTexts = Pick<Texts<typeof zh>, 'notice' | 'useChrome'>;

/** Internet Explorer up to 10 says MSIE, 11 and Edge in its IE mode say Trident. */
const internetExplorer = /\bMSIE \d|\bTrident\/\d/;

/**
 * The alert of a desktop IE (A14): such a browser runs none of the code, knows no custom property and, from 10 on, no
 * conditional comment. So it is plain markup with its own plain style, sent to no other browser.
 */
export function ieAlertText(
  { notice, useChrome }: IeTexts,
  { desktop }: VisitFlags,
  userAgent: string,
): string {
  if (!desktop || !internetExplorer.test(userAgent)) return '';
  const style = 'padding:12px;text-align:center;background:#fff3cd;color:#1a1a1a';
  return `<div id="ie-alert" role="alert" style="${style}"><b>${notice}</b><p>${useChrome}</p></div>`;
}
