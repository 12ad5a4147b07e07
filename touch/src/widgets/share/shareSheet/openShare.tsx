import { countShare } from '@touch/api/events';
import type { Visit } from '@touch/outside/visit';
import type { ShareObject } from '@touch/widgets/share/shareObject';
import type { ReactNode } from 'react';
import { ShareSheet } from './ShareSheet';
import { shareByApp } from './sharing';
import { shareTexts } from './texts';

export { pageShareObject, shareObject } from './makeShareObject';

/**
 * The app's share sheet, where there is one. What was shared is counted, a copied link too.
 * @returns else the page's own sheet; null = nothing is left to show
 */
export async function openShare(object: ShareObject, visit: Visit, close: () => void): Promise<ReactNode> {
  const { config, flags, locale, sendAndForget } = visit;
  const shared = () => {
    const eventId = `share/${crypto.getRandomValues(new Uint32Array(3)).join('')}`;
    if (object.counted) countShare(sendAndForget, object.article_id, object.counted, eventId);
    object.onShared?.();
  };
  const byApp = flags.inApp ? await shareByApp(config.siteID, object) : 'none';
  if (byApp === 'shared') shared();
  if (byApp !== 'none') return null;
  await shareTexts.loadTexts(locale);
  return <ShareSheet object={object} close={close} shared={shared} />;
}
