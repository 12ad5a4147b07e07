import { useMember } from '@touch/api/member';
import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Suspense, useEffect, useState } from 'react';
import { LoginPanel } from './LoginPanel';
import style from './login.module.css';
import { useLoginTexts } from './texts';

/** Few come here who are in already. */
const MemberPanel = lazyPart(() => import('./MemberPanel').then((part) => part.MemberPanel));

interface LoginPageProps {
  /** Whole path to go to for readers who came from outside. */
  readonly otherwise: string;
}

/** The login as a page: the way in, and for who is in already the way out. */
export function LoginPage({ otherwise }: LoginPageProps) {
  const words = useLoginTexts();
  const { config, navigation } = useVisit();
  const member = useMember();
  const [wasIn, setWasIn] = useState(false);
  useEffect(() => setWasIn(currentMember(config.siteID) !== undefined), [config.siteID]);
  const goOn = () => navigation.backOr(otherwise);
  return (
    <div className={style.page}>
      <h1 className={style.heading}>{words.heading}</h1>
      {wasIn && member ? (
        <Suspense>
          <MemberPanel
            key={member.uid}
            member={member}
            onContinue={goOn}
            onSignedOut={() => setWasIn(false)}
          />
        </Suspense>
      ) : (
        <LoginPanel done={goOn} />
      )}
    </div>
  );
}
