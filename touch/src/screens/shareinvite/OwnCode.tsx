import { ShareObjectType } from '@contract/codes';
import { inviteCodeQuery } from '@touch/api/invites';
import { useQuery } from '@touch/api/useQuery';
import { CodeCard } from '@touch/features/invites/CodeCard';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { useTexts } from './texts';

export function OwnCode({ uid }: { readonly uid: string }) {
  const texts = useTexts();
  const words = useWords();
  const { config } = useVisit();
  const own = useQuery(inviteCodeQuery(uid));
  switch (own.state) {
    case 'loading':
      return <ScreenSkeleton />;
    case 'empty':
      return <Notice kind="empty" text={texts.none} />;
    case 'failed':
      return (
        <Notice
          kind="failed"
          text={own.message || words['state.networkError']}
          action={{ text: words['state.retry'], run: own.retry }}
        />
      );
    case 'ready': {
      const code = own.value;
      const page = {
        title: texts.cardTitle(config.appName),
        text: texts.cardText(code),
        picture: '',
        objectType: ShareObjectType.digital,
        id: code,
        path: `/invitedToDownload/${code}.html`,
      };
      return (
        <>
          <CodeCard label={texts.code} code={code} hint={texts.hint} />
          <SharePageButton page={page} label={texts.invite} />
        </>
      );
    }
  }
}
