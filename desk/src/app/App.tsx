import { listenToErrors, reasonOf } from '@desk/api/callErrors';
import { CallError } from '@desk/api/callNewsroom';
import { useLogin } from '@desk/api/session';
import { SignInForm } from '@desk/parts/signIn/SignInForm';
import { keepLanguage, type Language, readLanguage, SpeechContext, useText } from '@desk/texts/useText';
import { Dialog } from '@desk/ui/Dialog';
import { Languages } from '@desk/ui/Languages';
import { State } from '@desk/ui/State';
import { showToast, Toasts } from '@desk/ui/Toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import styles from './App.module.css';
import { Shell } from './Shell';

const Today = lazy(() => import('@desk/screens/today/Today'));
const Stories = lazy(() => import('@desk/screens/stories/Stories'));
const Setup = lazy(() => import('@desk/screens/setup/Setup'));
const Settings = lazy(() => import('@desk/screens/settings/Settings'));
const Write = lazy(() => import('@desk/screens/write/Write'));

/** Site of the host, where an address names none. */
const siteHere = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="desk-site"]')?.content ?? '0';

/** Site that a person begins with: the host's, else the first that they have a role on. */
function firstSite(roles: readonly { readonly site: number }[]): string {
  const here = Number(siteHere());
  if (roles.some(({ site }) => site === 0 || site === here)) return String(here);
  return String(roles[0]?.site ?? here);
}

function Screens() {
  const say = useText();
  const { session } = useLogin();
  const start = `/${firstSite(session?.person.roles ?? [])}/today`;
  return (
    <Suspense fallback={<State isBusy>{say('loading')}</State>}>
      <Routes>
        <Route path=":site" element={<Shell />}>
          <Route path="today" element={<Today />}>
            <Route path=":id" element={<Write />} />
          </Route>
          <Route path="settings" element={<Settings />} />
          <Route path="stories" element={<Stories />}>
            <Route path=":id" element={<Write />} />
          </Route>
        </Route>
        <Route path="*" element={<Navigate to={start} replace />} />
      </Routes>
    </Suspense>
  );
}

/** The screens of one person; the sign-in stands before them, or over them where a login has ended. */
function SignedIn() {
  const say = useText();
  const { session, hasEnded } = useLogin();
  const person = session?.person.id;
  if (useLocation().pathname === '/setup')
    return (
      <Suspense fallback={<State isBusy>{say('loading')}</State>}>
        <Setup site={Number(siteHere())} />
      </Suspense>
    );
  if (!session)
    return (
      <main className={styles.signIn}>
        <h1>{say('desk')}</h1>
        <SignInForm />
      </main>
    );
  return (
    <>
      <Screens key={person} />
      <Dialog title={say('signIn')} isOpen={hasEnded}>
        <p>{say('signInAgain')}</p>
        <SignInForm known={session.person.name} />
      </Dialog>
    </>
  );
}

/** Faults that no screen shows itself become toasts; the sign-in shows an ended login. */
function useErrorToasts(): void {
  const say = useText();
  useEffect(
    () =>
      listenToErrors((error) => {
        if (error instanceof CallError && error.http === 401) return;
        showToast(say('failed', { reason: reasonOf(error, say) }), true);
      }),
    [say],
  );
}

function Spoken() {
  const say = useText();
  useErrorToasts();
  return (
    <>
      <SignedIn />
      <Toasts closeLabel={say('close')} />
    </>
  );
}

export function App() {
  const [language, setLanguage] = useState<Language>(readLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${language === 'zh' ? '编辑台' : 'Desk'} · Touchpaper`;
  }, [language]);
  const speech = {
    language,
    setLanguage: (chosen: Language) => {
      keepLanguage(chosen);
      setLanguage(chosen);
    },
  };
  return (
    <SpeechContext value={speech}>
      <Languages language={language}>
        <Spoken />
      </Languages>
    </SpeechContext>
  );
}
