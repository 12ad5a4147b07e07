import { newsroom } from '@desk/api/newsroom';
import { leave, shownName, useLogin } from '@desk/api/session';
import { useAct } from '@desk/api/useCall';
import { hasUnsaved } from '@desk/parts/document/localStore';
import { useSpeech, useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Choices } from '@desk/ui/Choices';
import { Dialog, DialogFoot } from '@desk/ui/Dialog';
import { useEffect, useState } from 'react';

interface AccountProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The person, their language, and the way out, which asks where words have not reached the server. */
export function Account({ isOpen, onClose }: AccountProps) {
  const say = useText();
  const { language, setLanguage } = useSpeech();
  const person = useLogin().session?.person;
  const id = person?.id ?? 0;
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => {
    if (isOpen) void hasUnsaved(id).then(setUnsent);
  }, [isOpen, id]);
  // the login is over here, whatever the server says
  const goAnyway = () => {
    leave();
    return true;
  };
  const { mutate } = useAct(newsroom.signOut, { onDone: leave, onRefused: goAnyway });
  return (
    <Dialog
      title={say('signedInAs', { name: person ? shownName(person) : '' })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Choices
        label={say('language')}
        choices={[
          { id: 'zh', label: '中文' },
          { id: 'en', label: 'English' },
        ]}
        value={language}
        onChange={(chosen) => setLanguage(chosen === 'zh' ? 'zh' : 'en')}
      />
      {isUnsent && <p role="alert">{say('signOutUnsent')}</p>}
      <DialogFoot>
        <Button kind="quiet" onPress={onClose}>
          {say('stay')}
        </Button>
        <Button onPress={() => mutate({})}>{say('signOut')}</Button>
      </DialogFoot>
    </Dialog>
  );
}
