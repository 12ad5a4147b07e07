import type { ShareObject } from '@touch/features/share/shareObject';
import type { Visit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import { ShareSheet } from './ShareSheet';
import { shareByApp } from './sharing';
import { shareTexts } from './texts';

export { pageShareObject, shareObject } from './makeShareObject';

interface ShareEvents {
  readonly close: () => void;
  /** Shared, or the link copied. */
  readonly shared: () => void;
}

/** The app's share sheet, where there is one. @returns else the page's own; null = nothing is left to show */
export async function openShare(
  object: ShareObject,
  { config, flags, locale }: Visit,
  { close, shared }: ShareEvents,
): Promise<ReactNode> {
  const byApp = flags.inApp ? await shareByApp(config.siteID, object) : 'none';
  if (byApp === 'shared') shared();
  if (byApp !== 'none') return null;
  await shareTexts.loadTexts(locale);
  return <ShareSheet object={object} close={close} shared={shared} />;
}
