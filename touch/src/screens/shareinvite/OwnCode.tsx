import { ShareObjectType } from '@contract/codes';
import { inviteCodeQuery } from '@touch/api/invites';
import { useQuery } from '@touch/api/useQuery';
import { CodeCard } from '@touch/features/invites/CodeCard';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { useTexts } from './texts';

export function OwnCode({ uid }: { readonly uid: string }) {
  const texts = useTexts();
  const { config } = useVisit();
  const own = useQuery(inviteCodeQuery(uid));
  return (
    <QueryState result={own} empty={<Notice kind="empty" text={texts.none} />}>
      {(code) => {
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
      }}
    </QueryState>
  );
}
