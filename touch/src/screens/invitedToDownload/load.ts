import { clientAppQuery } from '@touch/api/clientApp';
import { readInviteCode } from '@touch/api/invites';
import { ensureLoaded } from '@touch/api/useQuery';
import { inviteTexts } from '@touch/features/invites/texts';
import { getAppTexts } from '@touch/features/openInBrowser/getApp/texts';
import type { Locale } from '@touch/locales/messages';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import { loadTexts as loadOwnTexts } from './texts';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([
    loadOwnTexts(locale),
    getAppTexts.loadTexts(locale),
    inviteTexts.loadTexts(locale),
  ]);
  return own;
}

export const load = ({ cache }: ScreenContext): Promise<void> => ensureLoaded(cache, clientAppQuery);

export function head({ visit, params, texts }: HeadContext<typeof zh>): Head {
  const { config } = visit;
  const code = readInviteCode(params.code ?? '');
  return {
    title: `${texts.heading(config.appName)} - ${config.appName}`,
    shareTitle: texts.heading(config.appName),
    description: config.shareDescription || texts.share(config.appName),
    canonical: code ? `/invitedToDownload/${code}.html` : '/invitedToDownload.html',
    noIndex: true,
  };
}
