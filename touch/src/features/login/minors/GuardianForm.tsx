import { giveGuardianConsent } from '@touch/api/minors';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import { createDraft } from '../draft';
import { LoginForm } from '../LoginForm';
import style from './minors.module.css';
import { minorsTexts } from './texts';

interface GuardianFormProps {
  readonly uid: string;
  readonly done: () => void;
}

/** A guardian consents by a code to their own phone (K23). */
export function GuardianForm({ uid, done }: GuardianFormProps) {
  const texts = minorsTexts.useTexts();
  const { cache, basePath } = useVisit();
  const [draft] = useState(createDraft);
  const use = {
    scene: 'guardian' as const,
    call: (phone: string, code: string) => giveGuardianConsent(cache, uid, phone, code),
    submit: texts.consent,
    doneText: texts.consented,
  };
  return (
    <>
      <p className={style.what}>{texts.guardianWhat}</p>
      <a className={style.link} href={`${basePath}/agreement/children.html`}>
        {texts.rules}
      </a>
      <LoginForm kind="bind" draft={draft} uid={uid} done={done} use={use} />
    </>
  );
}
