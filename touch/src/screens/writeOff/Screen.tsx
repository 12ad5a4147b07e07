import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { pathTo } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { Check } from './Check';
import { writeOffTarget } from './target';
import { useTexts } from './texts';

/** Staff of an activity write its registrations off (F8). The served page contains nothing personal. */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const member = useMember();
  const target = writeOffTarget(params);
  const { activity, code, place } = target;
  return (
    <>
      <ScreenHead title={texts.title} />
      {member ? (
        <Check key={`${member.uid}/${activity}/${code}`} uid={member.uid} target={target} />
      ) : (
        <SignedOut
          path={pathTo(
            { segment: 'writeOff', params: ['activity', 'code', 'place'] },
            { activity, code, place },
          )}
        />
      )}
    </>
  );
}

/** The way in leads back here. */
function SignedOut({ path }: { readonly path: string }) {
  const texts = useTexts();
  const words = useWords();
  const { basePath } = useVisit();
  const href = `${basePath}/login.html?return=${encodeURIComponent(path)}`;
  return <Notice kind="empty" text={texts.signedOut} link={{ text: words['shell.login'], href }} />;
}
