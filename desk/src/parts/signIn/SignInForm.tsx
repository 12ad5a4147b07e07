import { CallError } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { enter } from '@desk/api/session';
import { useAct } from '@desk/api/useCall';
import { useRefusal } from '@desk/parts/useRefusal';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { TextField } from '@desk/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './SignInForm.module.css';

/** The refusal of a login whose second factor is missing. */
const isCodeNeeded = (error: unknown): boolean =>
  error instanceof CallError && /second factor/.test(error.message);

/** Signs in; a missing code of the second factor is asked for. */
function useSignIn() {
  const [hasFactor, setFactor] = useState(false);
  const refusal = useRefusal();
  const { mutate, isPending } = useAct(newsroom.signIn, {
    onDone: ({ token, person, duties }) => enter({ token, person, duties }),
    onRefused: (error) => {
      const isFirst = isCodeNeeded(error) && !hasFactor;
      if (!isFirst) refusal.take(error);
      if (isFirst) setFactor(true);
      return true;
    },
  });
  return { hasFactor, refusal, mutate, isPending };
}

/** @param known name of the person whose login has ended */
export function SignInForm({ known = '' }: { readonly known?: string }) {
  const say = useText();
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { hasFactor, refusal, mutate, isPending } = useSignIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refusal.clear();
    mutate({ name, password, code });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={say('name')}
        value={name}
        onChange={setName}
        autoComplete="username"
        autoFocus={known === ''}
        isRequired
        error={refusal.of('name')}
      />
      <TextField
        label={say('password')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus={known !== ''}
        isRequired
        error={refusal.of('password')}
      />
      {hasFactor && (
        <TextField
          label={say('code')}
          help={say('codeHelp')}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          autoFocus
          error={refusal.of('code')}
        />
      )}
      {refusal.words !== '' && (
        <p className={styles.error} role="alert">
          {refusal.words}
        </p>
      )}
      <Button kind="main" type="submit" isDisabled={isPending}>
        {say('signIn')}
      </Button>
    </form>
  );
}
