import type { ShareObject } from '@touch/features/share/shareObject';
import { copyText, shareByApp, shareBySystem } from '@touch/features/share/sharing';
import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';

/** The app's share sheet, the system's where there is one, else the link is copied. @returns true if it was shared */
export async function shareOrCopy(object: ShareObject, visit: Visit, words: Messages): Promise<boolean> {
  const inApp = visit.flags.inApp ? await shareByApp(visit.config.siteID, object) : 'none';
  const shared = inApp === 'none' ? await shareBySystem(object) : inApp;
  if (shared !== 'none') return shared === 'shared';
  const copied = await copyText(object.link);
  visit.toast(words[copied ? 'article.copied' : 'article.copyFailed']);
  return copied;
}
