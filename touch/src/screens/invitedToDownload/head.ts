import { readInviteCode } from '@touch/api/invites';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

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
