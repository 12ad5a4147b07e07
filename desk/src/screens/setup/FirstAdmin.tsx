import { CallError } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { enter } from '@desk/api/session';
import { useAct } from '@desk/api/useCall';
import styles from '@desk/parts/paper/paper.module.css';
import { useRefusal } from '@desk/parts/useRefusal';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { TextField } from '@desk/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';

/** Makes the first admin, and signs them in. */
function useSetUp() {
  const say = useText();
  const refusal = useRefusal();
  const { mutate, isPending } = useAct(newsroom.setUp, {
    onDone: ({ token, person, duties }) => enter({ token, person, duties }),
    onRefused: refusal.take,
  });
  const isLinkUsed = refusal.error instanceof CallError && refusal.error.http === 401;
  const words = isLinkUsed ? say('linkUsed') : refusal.words;
  return { refusal, words, mutate, isPending };
}

/** Name and password of the first admin, by the link that the first start prints. */
export function FirstAdmin() {
  const say = useText();
  const token = useLocation().hash.slice(1);
  const [name, setName] = useState('');
  const [realName, setRealName] = useState('');
  const [password, setPassword] = useState('');
  const { refusal, words, mutate, isPending } = useSetUp();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refusal.clear();
    mutate({ token, name, realName, password });
  };
  return (
    <>
      <h1>{say('welcome')}</h1>
      <p>{say('welcomeAbout')}</p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={say('realName')}
          help={say('realNameHelp')}
          value={realName}
          onChange={setRealName}
          autoComplete="name"
          autoFocus
          error={refusal.of('realName')}
        />
        <TextField
          label={say('name')}
          help={say('nameHelp')}
          value={name}
          onChange={setName}
          autoComplete="username"
          isRequired
          error={refusal.of('name')}
        />
        <TextField
          label={say('password')}
          help={say('passwordHelp')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          isRequired
          error={refusal.of('password')}
        />
        {words !== '' && (
          <p className={styles.error} role="alert">
            {words}
          </p>
        )}
        <Button kind="main" type="submit" isDisabled={isPending}>
          {say('begin')}
        </Button>
      </form>
    </>
  );
}
