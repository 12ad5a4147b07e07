import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { updateStoredMember } from '@touch/outside/member/storedMember';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useState } from 'react';
import { createDraft } from '../draft';
import { LoginForm } from '../LoginForm';
import { loginTexts } from '../texts';
import { phoneTexts } from './texts';

export const loadTexts = (locale: Locale) =>
  Promise.all([loginTexts.loadTexts(locale), phoneTexts.loadTexts(locale)]);

/** Asks a member without a phone for one, before their words go on their way (K20). @param close called with whether it is bound */
export function PhoneSheet({ close }: { readonly close: (isBound: boolean) => void }) {
  const [words, page] = [phoneTexts.useTexts(), useWords()];
  const { config } = useVisit();
  const [draft] = useState(createDraft);
  const [member] = useState(() => currentMember(config.siteID));
  const bound = () => {
    if (member) updateStoredMember(config.siteID, { ...member, hasPhone: true });
    close(true);
  };
  return (
    <Sheet title={words.title} closeText={page['shell.close']} close={() => close(false)}>
      <p>{words.why}</p>
      <LoginForm kind="bind" draft={draft} uid={member?.uid ?? ''} done={bound} />
    </Sheet>
  );
}
