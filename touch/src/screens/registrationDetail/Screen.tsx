import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { OwnRegistration } from './OwnRegistration';
import { useTexts } from './texts';

/** The reader's registration and its next steps (F8). The served page contains nothing personal. */
export function Screen({ params: { fileId = '', entryID = '' } }: ScreenProps) {
  const texts = useTexts();
  const member = useMember();
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {member ? (
        <OwnRegistration
          key={`${member.uid}/${fileId}/${entryID}`}
          {...{ uid: member.uid, fileId, entryID }}
        />
      ) : (
        <SignedOut path={['/registrationDetail', fileId, entryID].filter((part) => part !== '').join('/')} />
      )}
    </>
  );
}

/** The way in leads back here. */
function SignedOut({ path }: { readonly path: string }) {
  const [words, page] = [useTexts(), useWords()];
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words.signedOut}
      link={{
        text: page['shell.login'],
        href: `${basePath}/login.html?return=${encodeURIComponent(`${path}.html`)}`,
      }}
    />
  );
}
