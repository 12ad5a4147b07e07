import { readInviteCode } from '@touch/api/invites';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import { InviteForm } from './InviteForm';
import style from './invite.module.css';
import { useTexts } from './texts';

/** Where a member enters the code of who invited them (F13, H6). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const { basePath } = useVisit();
  const [inviter, setInviter] = useState<string>();
  return (
    <>
      <ScreenHead title={texts.title} />
      <div className={style.page}>
        {inviter === undefined ? (
          <>
            <p className={style.why}>{texts.why}</p>
            <InviteForm sent={readInviteCode(query.get('code') ?? '') ?? ''} recorded={setInviter} />
          </>
        ) : (
          <div role="status">
            <h2 className={style.done}>{texts.recorded}</h2>
            {inviter === '' ? null : <p className={style.why}>{texts.by(inviter)}</p>}
          </div>
        )}
        <a className={style.own} href={`${basePath}/shareinvite.html`}>
          {texts.ownCode}
        </a>
      </div>
    </>
  );
}
