import type { SiteSettings } from '@contract/newsroomSetup';
import { reasonOf } from '@desk/api/callErrors';
import { newsroom } from '@desk/api/newsroom';
import { useAct, useCall } from '@desk/api/useCall';
import { useRefusal } from '@desk/parts/useRefusal';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Choices } from '@desk/ui/Choices';
import { State } from '@desk/ui/State';
import { TextField } from '@desk/ui/TextField';
import { showToast } from '@desk/ui/Toast';
import { type FormEvent, useState } from 'react';
import styles from './paper.module.css';

interface PaperFormProps {
  readonly site: number;
  /** Words of the button. */
  readonly label: string;
  readonly onSaved?: () => void;
}

/** Name, colour and signatures of the paper. */
export function PaperForm({ site, label, onSaved }: PaperFormProps) {
  const say = useText();
  const { data, error, refetch } = useCall(newsroom.settings, { site });
  if (!data)
    return (
      <State isBusy={error === null}>
        {error === null ? say('loading') : say('failed', { reason: reasonOf(error, say) })}
        {error !== null && <Button onPress={() => void refetch()}>{say('retry')}</Button>}
      </State>
    );
  return <Fields key={data.version} site={site} label={label} {...data} {...(onSaved ? { onSaved } : {})} />;
}

interface FieldsProps extends PaperFormProps {
  readonly version: number;
  readonly settings: SiteSettings;
}

function Fields({ site, label, onSaved, version, settings }: FieldsProps) {
  const say = useText();
  const [name, setName] = useState(settings.appName);
  const [colour, setColour] = useState(`#${settings.topicColor}`);
  const [signatures, setSignatures] = useState(settings.signatures);
  const refusal = useRefusal();
  const { mutate, isPending } = useAct(newsroom.saveSettings, {
    onDone: () => (onSaved ? onSaved() : showToast(say('savedSettings'))),
    onRefused: refusal.take,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refusal.clear();
    mutate({ site, version, change: { appName: name, topicColor: colour.slice(1), signatures } });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={say('paperName')}
        value={name}
        onChange={setName}
        isRequired
        error={refusal.of('appName')}
      />
      <label className={styles.colour}>
        {say('paperColour')}
        <input type="color" value={colour} onChange={({ target }) => setColour(target.value)} />
      </label>
      <Choices
        label={say('signatures')}
        choices={[
          { id: '1', label: say('signaturesOne') },
          { id: '2', label: say('signaturesTwo') },
          { id: '3', label: say('signaturesThree') },
        ]}
        value={String(signatures)}
        onChange={(chosen) => setSignatures(Number(chosen))}
        error={refusal.of('signatures')}
      />
      {refusal.words !== '' && (
        <p className={styles.error} role="alert">
          {refusal.words}
        </p>
      )}
      <Button kind="main" type="submit" isDisabled={isPending}>
        {label}
      </Button>
    </form>
  );
}
