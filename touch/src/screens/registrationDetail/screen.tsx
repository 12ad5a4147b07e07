import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { OwnRegistration } from './OwnRegistration';
import { registrationWords, useRegistrationWords } from './words';

export const words = registrationWords.ready;

/** What the reader signed up with and how it goes on (F8), for himself alone: served without anything personal. */
export function Screen({ params: { fileId = '', entryID = '' } }: ScreenProps) {
  const { locale } = useVisit();
  const page = useWords();
  const member = useMember();
  return (
    <registrationWords.Within locale={locale}>
      <ScreenHead title={page['title.registrationDetail']} level="name" />
      {member ? (
        <OwnRegistration
          key={`${member.uid}/${fileId}/${entryID}`}
          {...{ uid: member.uid, fileId, entryID }}
        />
      ) : (
        <SignedOut path={['/registrationDetail', fileId, entryID].filter((part) => part !== '').join('/')} />
      )}
    </registrationWords.Within>
  );
}

/** The way in leads back here. */
function SignedOut({ path }: { readonly path: string }) {
  const [words, page] = [useRegistrationWords(), useWords()];
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['registration.signedOut']}
      link={{
        text: page['shell.login'],
        href: `${basePath}/login.html?return=${encodeURIComponent(`${path}.html`)}`,
      }}
    />
  );
}
