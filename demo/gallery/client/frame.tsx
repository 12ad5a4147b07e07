import { catalogues } from '@touch/app/screenModules';
import { networkStatus } from '@touch/outside/networkStatus';
import '@touch/ui/tokens.css';
import '@touch/ui/base.css';
import { readConfig } from '@touch/api/config';
import { App } from '@touch/app/App';
import { applyLook } from '@touch/app/applyLook';
import { stepAt } from '@touch/app/journey';
import { startOffline } from '@touch/app/offline';
import { loadScreen } from '@touch/app/screens';
import { lookOf } from '@touch/app/startUp';
import { setFace, setVariables } from '@touch/app/staticState';
import type { Visit } from '@touch/outside/visit';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { EntryLook, EntryPath } from '../address';
import { ComponentStates } from './ComponentStates';
import { components } from './components';
import { galleryVisit } from './galleryVisit';
import { replaceStorage } from './ownStorage';
import { fetchScreens } from './screens';
import { signIn } from './signIn';
import { stateFetch } from './stateAnswers';

async function fetchConfig() {
  const response = await fetch('/app_if/getConfig?appID=1');
  return readConfig(await response.json());
}

/** Tells tests that the page stands. */
function Ready({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return children;
}

/** The screen in its state: the real app, whose calls get the state's answers. @throws Error where there is no such state */
async function screenOf({ name, state }: EntryPath, visit: Visit) {
  const [screen] = await fetchScreens(name);
  const address = screen?.states[state];
  if (!screen || address === undefined) throw new Error(`the gallery has no ${name} ${state}`);
  if (screen.forMembers && state !== 'signedOut') await signIn(visit.config.siteID);
  const { pathname, search } = new URL(address, window.location.origin);
  const step = stepAt({ path: pathname, search }, 'gallery');
  await loadScreen(step.match.screen, visit.locale);
  window.fetch = stateFetch(state, window.fetch.bind(window));
  return step;
}

/** Opens a component's states, or a screen in one state, as the page's only content. */
export async function openFrame(entry: EntryPath, look: EntryLook): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  replaceStorage();
  const [config, words] = await Promise.all([fetchConfig(), catalogues[look.locale]()]);
  const visit = galleryVisit(config, words, look);
  setVariables(config);
  setFace(config, '');
  applyLook(lookOf(config, visit.flags, visit.preferences, look.locale));
  document.title = `${entry.name} ${entry.state}`;
  const nothing = () => undefined;
  if (entry.group === 'ui') {
    await components[entry.name]?.loadTexts?.(look.locale);
    createRoot(root).render(
      <Ready>
        <ComponentStates entry={entry} words={words} locale={look.locale} />
      </Ready>,
    );
    return;
  }
  const step = await screenOf(entry, visit);
  // as a page without a server: it starts no service worker
  document.documentElement.dataset.platform = '';
  void startOffline({ reader: { locale: look.locale, dark: look.dark }, words, toast: visit.toast });
  if (entry.state === 'offline') networkStatus.report('lost');
  createRoot(root).render(
    <Ready>
      <App visit={visit} words={words} step={step} scroll={undefined} arrived={nothing} prepare={nothing} />
    </Ready>,
  );
}
