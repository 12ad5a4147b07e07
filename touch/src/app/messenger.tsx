import { AUTHORISE_CODE_DELAY_MS, SHARE_CACHE_PARAMETER } from '@contract/limits';
import { fetchMessengerUser, fetchSignature, type MessengerUser, thirdLogin } from '@touch/api/messenger';
import { Authorising } from '@touch/features/messenger/Authorising';
import { messengerTexts } from '@touch/features/messenger/texts';
import { publicBase } from '@touch/lib/publicBase';
import { shareDescription, shareTitle } from '@touch/lib/text';
import type { Messages } from '@touch/locales/messages';
import { WordsContext } from '@touch/locales/words';
import { setAuthorisationStatus } from '@touch/outside/calls/authorisationStatus';
import { currentMember } from '@touch/outside/member/member';
import { asksReaders } from '@touch/outside/messenger/asksReaders';
import {
  type Authorisation,
  type AuthorisationEvent,
  initialAuthorisation,
  nextAuthorisation,
} from '@touch/outside/messenger/authorisationState';
import { sdkUrlOf } from '@touch/outside/messenger/messengerAddresses';
import {
  clearCode,
  redirectToMessenger,
  storeCodeFromAddress,
  storedCode,
  storedRetries,
  storedScope,
  storeRetries,
  takeStoredAction,
  wasMessengerTried,
} from '@touch/outside/messenger/messengerRedirect';
import { createMessengerSdk, type MessengerSdk, type ShareCard } from '@touch/outside/messenger/sdk';
import { writeStored } from '@touch/outside/storage';
import type { Visit } from '@touch/outside/visit';
import { createRoot } from 'react-dom/client';
import type { Step } from './journey';
import { screenPath } from './match';
import { screenContext } from './screenContext';
import { loadHead } from './screenModules';

/** The messenger around the page (G7, B4): who reads, and what a share card says. It comes with a page opened in one. */

/** Performs the steps of the authorisation, each of which returns its outcome. */
function createAuthorisationSteps({ config, cache, toast, locale }: Visit, wanted: string) {
  let user: MessengerUser | undefined;
  return async ({ next }: Authorisation): Promise<AuthorisationEvent | undefined> => {
    switch (next) {
      case 'nothing':
        return undefined;
      case 'askSilently':
        redirectToMessenger(config, 'snsapi_base');
        return undefined;
      case 'ask':
        redirectToMessenger(config, storedScope(), wanted);
        return undefined;
      case 'fetchUser': {
        const code = storedCode();
        await new Promise((done) => setTimeout(done, AUTHORISE_CODE_DELAY_MS));
        user = await fetchMessengerUser(cache, code);
        clearCode();
        return user ? { type: 'user', ...user } : { type: 'noUser' };
      }
      case 'login': {
        if (!user || !(await thirdLogin(cache, user))) return { type: 'refused' };
        writeStored('local', 'isWXLogin', '1');
        return { type: 'entered' };
      }
      case 'toastFailed':
        toast((await messengerTexts.loadTexts(locale)).failed);
        return undefined;
      case 'toastNoUser':
        toast((await messengerTexts.loadTexts(locale)).userFailed);
        return undefined;
    }
  };
}

/**
 * Runs once a page: takes what the messenger brought, or asks it silently who reads, once a visit.
 * @returns false where the page is left for the messenger
 */
export async function authorise(visit: Visit, words: Messages): Promise<boolean> {
  const { config } = visit;
  storeCodeFromAddress();
  const hasCode = storedCode() !== '';
  const kept = takeStoredAction();
  // back without an answer, or somebody came in meanwhile: what was wanted is wanted no more
  const wanted = hasCode && currentMember(config.siteID) === undefined ? kept : '';
  const perform = createAuthorisationSteps(visit, wanted);
  let state = initialAuthorisation(storedRetries());
  let closeModal = (): void => undefined;
  const reads = asksReaders(window.location.search);
  let event: AuthorisationEvent | undefined = {
    type: 'opened',
    hasCode,
    mayAsk: reads && !wasMessengerTried() && currentMember(config.siteID) === undefined,
  };
  try {
    while (event) {
      const before = state.status;
      state = nextAuthorisation(state, event);
      setAuthorisationStatus(state.status);
      storeRetries(state.retries);
      if (state.status === 1 && before !== 1) closeModal = openModal(words);
      event = await perform(state);
    }
  } finally {
    closeModal();
    // nobody waits for a page that is left
    if (state.status === 1) setAuthorisationStatus(0);
  }
  if (state.status === 2 && wanted !== '') void takeUp(wanted);
  return state.next !== 'ask' && state.next !== 'askSilently';
}

/** Goes on with what the reader left for (G11). */
async function takeUp(wanted: string): Promise<void> {
  const part = await import('@touch/outside/pendingAction').catch(() => undefined);
  if (!part?.resumePendingAction(wanted, window.location.pathname, Date.now())) return;
  // The part that continues may still be deferred (useDeferredPart.ts): it loads as at a touch nearby.
  for (const sleeping of document.querySelectorAll('[data-served]'))
    sleeping.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

function openModal(words: Messages): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <WordsContext value={words}>
      <Authorising close={close} />
    </WordsContext>,
  );
  return close;
}

const pageAddress = (): string => window.location.href.replace(/#.*$/, '');
const entryUrl = pageAddress();
let sdk: MessengerSdk | undefined;

/** Sets the share card of this screen. */
export async function showCard(visit: Visit, words: Messages, step: Step): Promise<void> {
  sdk ??= createMessengerSdk({
    src: sdkUrlOf(visit.config),
    ios: visit.flags.ios,
    entryUrl,
    currentUrl: pageAddress,
    sign: (url) => fetchSignature(visit.cache, url),
    // biome-ignore lint/suspicious/noConsole: a messenger configuration failure is logged (G12)
    onError: (error) => console.warn('the messenger’s share cards:', error),
  });
  await sdk.setShareCard(await cardOf(visit, words, step));
}

function paperCard({ config, now }: Visit, base: string): ShareCard {
  const { appName, appShareLogo, shareDescription } = config;
  return {
    title: appName,
    desc: shareDescription,
    link: `${base}${screenPath('home')}?${SHARE_CACHE_PARAMETER}=${now()}`,
    imgUrl: appShareLogo === '' ? '' : new URL(appShareLogo, base).href,
  };
}

/** Of what the page says of itself; the link is the screen's own path and nothing of the address as it stands (G10). */
async function cardOf(visit: Visit, words: Messages, step: Step): Promise<ShareCard> {
  const { config, origin, basePath, now } = visit;
  const { screen, params } = step.match;
  const head = (await loadHead(screen, visit.locale))(screenContext(visit, words, step));
  const base = publicBase(config) ?? origin + basePath;
  // A previewed article is not public yet (A15): the card shares the paper itself.
  if (new URLSearchParams(step.search).has('ticket')) return paperCard(visit, base);
  const place = head.canonical?.startsWith('/') ? head.canonical : screenPath(screen, params);
  const image = head.image || config.appShareLogo;
  return {
    title: shareTitle(head.shareTitle || head.title, config.shareTitleMax.messenger || 64),
    desc: shareDescription(head.description ?? '') || config.shareDescription,
    link: `${base}${place}${place.includes('?') ? '&' : '?'}${SHARE_CACHE_PARAMETER}=${now()}`,
    imgUrl: image === '' ? '' : new URL(image, base).href,
  };
}
