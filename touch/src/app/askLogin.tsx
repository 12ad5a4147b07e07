import { SIGNED_OUT_LOGIN_MS } from '@contract/limits';
import { LoginPanel } from '@touch/features/login/LoginPanel';
import { loginWords, useLoginWords } from '@touch/features/login/words';
import type { Messages } from '@touch/locales/messages';
import { useWords, WordsContext } from '@touch/locales/words';
import type { NativeApp } from '@touch/outside/native/nativeApp';
import { memberOn } from '@touch/outside/session/member';
import { type Visit, VisitContext } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/Sheet';
import { createRoot } from 'react-dom/client';

/** The login stands on its own page, or is asked for already: once is enough. */
let asking: Promise<boolean> | undefined;
let ending: Promise<boolean> | undefined;

const onLoginScreen = (): boolean => window.location.pathname.endsWith('/login.html');

/**
 * Opens the login over the page: the app's own where it has one, else ours (G8). Resolves with whether somebody came in.
 * @param ended it says that the login before is over
 */
export async function askLogin(
  visit: Visit,
  words: Messages,
  app?: NativeApp,
  ended = false,
): Promise<boolean> {
  if (onLoginScreen()) return false;
  const native = await app?.login();
  if (native && native !== 'none') return native === 'in';
  asking ??= opened(visit, words, ended).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The login is over (10102, 10103): says so, and asks for another one after a second (S§8). */
export async function loginEnded(visit: Visit, words: Messages, app?: NativeApp): Promise<boolean> {
  if (onLoginScreen()) return false;
  ending ??= (async () => {
    visit.toast((await loginWords.ready(visit.locale))['login.expired']);
    await new Promise((done) => setTimeout(done, SIGNED_OUT_LOGIN_MS));
    return memberOn(visit.config.siteID) !== undefined || askLogin(visit, words, app, true);
  })().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function opened(visit: Visit, words: Messages, ended: boolean): Promise<boolean> {
  await loginWords.ready(visit.locale);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  try {
    return await new Promise<boolean>((close) => {
      root.render(
        <WordsContext value={words}>
          <VisitContext value={visit}>
            <loginWords.Within locale={visit.locale}>
              <LoginSheet ended={ended} close={close} />
            </loginWords.Within>
          </VisitContext>
        </WordsContext>,
      );
    });
  } finally {
    root.unmount();
    place.remove();
  }
}

interface LoginSheetProps {
  readonly ended: boolean;
  readonly close: (isIn: boolean) => void;
}

function LoginSheet({ ended, close }: LoginSheetProps) {
  const [words, page] = [useLoginWords(), useWords()];
  return (
    <Sheet title={words['login.toGoOn']} closeText={page['shell.close']} close={() => close(false)}>
      {ended ? <p role="status">{words['login.expired']}</p> : null}
      <LoginPanel done={() => close(true)} />
    </Sheet>
  );
}
