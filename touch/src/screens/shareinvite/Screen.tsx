import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { InviteRules } from './InviteRules';
import { OwnCode } from './OwnCode';
import style from './shareinvite.module.css';
import { useTexts } from './texts';

/** The member's own code, to be given to friends (F13, H6). The served page contains nothing personal. */
export function Screen(_: ScreenProps) {
  const texts = useTexts();
  const words = useWords();
  const { basePath } = useVisit();
  const member = useMember();
  const login = `${basePath}/login.html?return=${encodeURIComponent('/shareinvite.html')}`;
  return (
    <>
      <ScreenHead title={texts.title} />
      <div className={style.page}>
        {member ? (
          <OwnCode key={member.uid} uid={member.uid} />
        ) : (
          <Notice kind="empty" text={texts.signedOut} link={{ text: words['shell.login'], href: login }} />
        )}
        <InviteRules />
        <a className={style.enter} href={`${basePath}/invite.html`}>
          {texts.enter}
        </a>
      </div>
    </>
  );
}
