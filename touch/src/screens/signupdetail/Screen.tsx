import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { Suspense } from 'react';
import { useTexts } from './texts';

const OwnActivities = lazyPart(() => import('./OwnActivities').then((part) => part.OwnActivities));

const OwnSignUp = lazyPart(() => import('./OwnSignUp').then((part) => part.OwnSignUp));

/** The reader's registrations, or with `?fileId` the one of an activity with its voucher (F8). The served page contains nothing personal. */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const member = useMember();
  const fileId = numberOf(query.get('fileId') ?? '');
  return (
    <>
      <ScreenHead title={texts.title} level={fileId && member ? 'name' : 'heading'} />
      {!member ? (
        <SignedOut path={fileId ? `/signupdetail.html?fileId=${fileId}` : '/signupdetail.html'} />
      ) : (
        <Suspense fallback={<ScreenSkeleton />}>
          {fileId ? (
            <OwnSignUp key={`${member.uid}/${fileId}`} uid={member.uid} fileId={fileId} />
          ) : (
            <OwnActivities key={member.uid} uid={member.uid} />
          )}
        </Suspense>
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
