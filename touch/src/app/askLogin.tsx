import { SIGNED_OUT_LOGIN_MS } from '@contract/limits';
import { LoginPanel } from '@touch/features/login/LoginPanel';
import { loginTexts, useLoginTexts } from '@touch/features/login/texts';
import type { Messages } from '@touch/locales/messages';
import { LocaleContext, useWords, WordsContext } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { APP_OWNER_PREFIX, OWNER_NAME } from '@touch/outside/member/personalDataOwner';
import type { NativeApp } from '@touch/outside/native/nativeApp';
import { onPageRestored } from '@touch/outside/onPageRestored';
import type { PendingAction } from '@touch/outside/pendingAction';
import { onStorageChange } from '@touch/outside/session/onStorageChange';
import { readStored } from '@touch/outside/storage';
import { type Visit, VisitContext } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The login stands on its own page, or is asked for already: once is enough. */
let asking: Promise<boolean> | undefined;
let ending: Promise<boolean> | undefined;

interface LoginRequest {
  readonly visit: Visit;
  readonly words: Messages;
  readonly app: NativeApp | undefined;
  /** Action that continues after the login; undefined: none that could continue on another page. */
  readonly intention: PendingAction | undefined;
}

/** Owner of the personal data that this browser stores, also after the login has ended; undefined: nobody, or a visitor. */
const ownerNow = (): string | undefined => readStored('local', OWNER_NAME);

/** True if the member who logged in elsewhere began the pending action, or if a visitor began it. */
function isOwn(owner: string | undefined, { config: { siteID } }: Visit): boolean {
  const uid = currentMember(siteID)?.uid;
  return (
    uid !== undefined &&
    [undefined, `${siteID}/${uid}`, `${APP_OWNER_PREFIX}${siteID}/${uid}`].includes(owner)
  );
}

const onLoginScreen = (): boolean => window.location.pathname.endsWith('/login.html');

/**
 * Opens the login over the page: the app's own where it has one, else ours (G8). Resolves with whether somebody came in.
 * @param ended it says that the login before is over
 */
export async function askLogin(
  { visit, words, app, intention: action }: LoginRequest,
  ended = false,
): Promise<boolean> {
  if (onLoginScreen()) return false;
  const native = await app?.login();
  if (native && native !== 'none') return native === 'in';
  asking ??= opened({ visit, words, intention: action }, ended).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The login is over (10102, 10103): says so, and asks for another one after a second (S§8). */
export async function loginEnded(request: LoginRequest): Promise<boolean> {
  const { visit } = request;
  if (onLoginScreen()) return false;
  ending ??= (async () => {
    const owner = ownerNow();
    visit.toast((await loginTexts.loadTexts(visit.locale)).expired);
    await new Promise((done) => setTimeout(done, SIGNED_OUT_LOGIN_MS));
    return currentMember(visit.config.siteID) ? isOwn(owner, visit) : askLogin(request, true);
  })().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function opened(
  { visit, words, intention: action }: Omit<LoginRequest, 'app'>,
  ended: boolean,
): Promise<boolean> {
  const { serializePendingAction } = action ? await import('@touch/outside/pendingAction') : {};
  const wanted = () =>
    (action && serializePendingAction?.(action, window.location.pathname, Date.now())) || '';
  await loginTexts.loadTexts(visit.locale);
  const owner = ownerNow();
  let elsewhere = false;
  const look = () => {
    elsewhere = currentMember(visit.config.siteID) !== undefined;
  };
  // before the panel hears that somebody is in
  const ends = [onStorageChange(look), onPageRestored(look)];
  try {
    return await openOver({ visit, words }, (close) => (
      <LoginSheet
        ended={ended}
        wanted={wanted}
        close={(isIn) => close(isIn && (!elsewhere || isOwn(owner, visit)))}
      />
    ));
  } finally {
    for (const end of ends) end();
  }
}

/** Renders a sheet over the page until it closes. */
async function openOver(
  { visit, words }: Pick<LoginRequest, 'visit' | 'words'>,
  sheet: (close: (isDone: boolean) => void) => ReactNode,
): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  try {
    return await new Promise<boolean>((close) => {
      root.render(
        <WordsContext value={words}>
          <VisitContext value={visit}>
            <LocaleContext value={visit.locale}>{sheet(close)}</LocaleContext>
          </VisitContext>
        </WordsContext>,
      );
    });
  } finally {
    root.unmount();
    place.remove();
  }
}

let askingPhone: Promise<boolean> | undefined;

/** Opens the binding of a phone over the page (K20). Resolves with whether one is bound; what was written stays. */
export function askPhone({ visit, words }: LoginRequest): Promise<boolean> {
  askingPhone ??= (async () => {
    const { PhoneSheet, loadTexts } = await import('@touch/features/login/phone/PhoneSheet');
    await loadTexts(visit.locale);
    return openOver({ visit, words }, (close) => <PhoneSheet close={close} />);
  })().finally(() => {
    askingPhone = undefined;
  });
  return askingPhone;
}

let askingAge: Promise<boolean> | undefined;

/** Opens the questions for age and guardian over the page (K23). Resolves with whether the member may go on; what was written stays. */
export function askAge({ visit, words }: LoginRequest): Promise<boolean> {
  askingAge ??= (async () => {
    const { AgeSheet, loadTexts } = await import('@touch/features/login/minors/AgeSheet');
    await loadTexts(visit.locale);
    return openOver({ visit, words }, (close) => <AgeSheet close={close} />);
  })().finally(() => {
    askingAge = undefined;
  });
  return askingAge;
}

interface LoginSheetProps {
  readonly ended: boolean;
  /** Serialized pending action, stored while the reader logs in on another page. */
  readonly wanted: () => string;
  readonly close: (isIn: boolean) => void;
}

function LoginSheet({ ended, wanted, close }: LoginSheetProps) {
  const [words, page] = [useLoginTexts(), useWords()];
  return (
    <Sheet title={words.toGoOn} closeText={page['shell.close']} close={() => close(false)}>
      {ended ? <p role="status">{words.expired}</p> : null}
      <LoginPanel done={() => close(true)} action={wanted} />
    </Sheet>
  );
}
