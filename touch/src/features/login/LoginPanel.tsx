import { useOnLogin } from '@touch/api/member';
import { useWords } from '@touch/locales/words';
import { redirectToMessenger } from '@touch/outside/messenger/messengerRedirect';
import { useVisit } from '@touch/outside/visit';
import { pageLayers } from '@touch/ui/pageLayers';
import { useState } from 'react';
import type { AgreementName, AgreementText } from './AgreementText';
import { createDraft } from './draft';
import { LoginForm } from './LoginForm';
import style from './login.module.css';
import type { LoginFormKind } from './loginForms';
import { useLoginTexts } from './texts';

interface LoginPanelProps {
  /** Somebody is in: by this form, or in another tab. */
  readonly done: () => void;
  /** The action to store before the redirect to the messenger; '' = none. */
  readonly action?: () => string;
}

interface Reading {
  readonly name: AgreementName;
  readonly part: { readonly AgreementText: typeof AgreementText };
}

/** Every way in that the newsroom offers (F2, A19). */
export function LoginPanel({ done, action }: LoginPanelProps) {
  const [words, page] = [useLoginTexts(), useWords()];
  const { config, flags, toast } = useVisit();
  const [draft] = useState(createDraft);
  const [kind, setWay] = useState<LoginFormKind>('code');
  const [agreed, setAgreed] = useState(false);
  const [reading, setReading] = useState<Reading>();
  const title = titles[kind];
  useOnLogin(done);
  /** A text opens once its part is here: one that does not come can be asked for again. */
  const open = (name: AgreementName) =>
    void import('./AgreementText').then(
      (part) => setReading({ name, part }),
      () => toast(page['state.networkError']),
    );
  const withPassword = config.authLogin === 'codeOrPassword';
  return (
    <>
      {reading ? (
        <reading.part.AgreementText name={reading.name} close={() => setReading(undefined)} />
      ) : null}
      <div hidden={reading !== undefined}>
        {withPassword ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row in Safari 14
          <div role="group" aria-label={words.how} className={style.ways}>
            <WayButton way="code" text={words.byCode} now={kind} choose={setWay} />
            <WayButton way="password" text={words.byPassword} now={kind} choose={setWay} />
          </div>
        ) : null}
        {title ? <h2 className={style.title}>{words[title]}</h2> : null}
        <LoginForm kind={kind} draft={draft} consent={{ agreed, agree: setAgreed, open }} />
        {withPassword ? (
          <div className={style.links}>
            <WayButton way="register" text={words.register} now={kind} choose={setWay} link />
            <WayButton way="reset" text={words.forgotten} now={kind} choose={setWay} link />
          </div>
        ) : null}
        {flags.messenger && config.messenger.appid !== '' ? (
          <MessengerButton {...(action ? { action } : {})} />
        ) : null}
      </div>
    </>
  );
}

/** Ways that are not one of the two tabs say what they are. */
const titles: Readonly<Partial<Record<LoginFormKind, 'register' | 'resetPassword'>>> = {
  register: 'register',
  reset: 'resetPassword',
};

interface WayButtonProps {
  readonly way: LoginFormKind;
  readonly text: string;
  readonly now: LoginFormKind;
  readonly choose: (kind: LoginFormKind) => void;
  readonly link?: true;
}

function WayButton({ way: kind, text, now, choose, link }: WayButtonProps) {
  return (
    <button
      type="button"
      className={link ? style.link : style.way}
      aria-pressed={kind === now}
      onClick={() => choose(kind)}
    >
      {text}
    </button>
  );
}

/** The one place where the messenger is asked for name and picture: after the reader's own tap (G7). */
function MessengerButton({ action }: Pick<LoginPanelProps, 'action'>) {
  const words = useLoginTexts();
  const { config } = useVisit();
  return (
    <section className={style.others} aria-label={words.otherWays}>
      <button
        type="button"
        className={style.messenger}
        onClick={() => pageLayers.closeAll(() => redirectToMessenger(config, 'snsapi_userinfo', action?.()))}
      >
        {words.messenger}
      </button>
    </section>
  );
}
