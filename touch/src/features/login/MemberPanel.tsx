import { logout } from '@touch/api/login';
import type { Member } from '@touch/api/member';
import { updateStoredMember } from '@touch/outside/member/storedMember';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { useState } from 'react';
import { createDraft } from './draft';
import { LoginForm } from './LoginForm';
import style from './login.module.css';
import { useLoginTexts } from './texts';

interface MemberPanelProps {
  readonly member: Member;
  readonly onContinue: () => void;
  readonly onSignedOut: () => void;
}

/** Panel of a signed-in member: changes of the login, and sign-out. */
export function MemberPanel({ member, onContinue, onSignedOut }: MemberPanelProps) {
  const words = useLoginTexts();
  const { cache, config, toast } = useVisit();
  const [draft] = useState(createDraft);
  const [changing, setChanging] = useState<'bind' | 'reset'>();
  const choose = (way: 'bind' | 'reset') => () => setChanging(changing === way ? undefined : way);
  const changed = () => {
    if (changing === 'bind') updateStoredMember(config.siteID, { ...member, hasPhone: true });
    setChanging(undefined);
  };
  const leave = async () => {
    await logout(cache, member.uid);
    toast(words.loggedOut);
    onSignedOut();
  };
  return (
    <>
      <p className={style.who}>
        <MixedText text={words.signedIn(member.nickname)} />
      </p>
      <button type="button" className={style.submit} onClick={onContinue}>
        {words.goOn}
      </button>
      <div className={style.choices}>
        {member.hasPhone ? null : (
          <button
            type="button"
            className={style.choice}
            aria-expanded={changing === 'bind'}
            onClick={choose('bind')}
          >
            {words.bindPhone}
          </button>
        )}
        {config.authLogin === 'codeOrPassword' && member.hasPhone ? (
          <button
            type="button"
            className={style.choice}
            aria-expanded={changing === 'reset'}
            onClick={choose('reset')}
          >
            {words.setPassword}
          </button>
        ) : null}
        <button type="button" className={style.choice} onClick={() => void leave()}>
          {words.logout}
        </button>
      </div>
      {changing ? <LoginForm kind={changing} draft={draft} uid={member.uid} done={changed} /> : null}
    </>
  );
}
