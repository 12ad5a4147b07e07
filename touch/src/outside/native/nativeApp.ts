import { signInAppMember, signOutAppMember } from './appMember';
import { type AppSession, createAppSession } from './appSession';
import { openBridge } from './bridge';
import { findPort } from './port';
import type { NativeCall } from './protocol';

/** Content of the app's share sheet (J1). */
export interface NativeShare {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

/** The app around this page. */
export interface NativeApp extends AppSession {
  supports(call: NativeCall): boolean;
  /** Opens the app's own page for an address of this paper. Resolves with whether it does. */
  openPage(url: string): Promise<boolean>;
  /** `none` where the app shows no sheet. */
  share(object: NativeShare): Promise<'shared' | 'cancelled' | 'none'>;
}

let opened: Promise<NativeApp | undefined> | undefined;

/** The app, asked once a page; undefined where none answers: all goes on as in a browser. */
export function nativeApp(site: string): Promise<NativeApp | undefined> {
  opened ??= open(site);
  return opened;
}

async function open(site: string): Promise<NativeApp | undefined> {
  const port = findPort(window);
  const bridge = port && (await openBridge(port));
  if (!bridge) return undefined;
  const session = createAppSession(bridge, (member, left) =>
    member ? signInAppMember(site, member) : signOutAppMember(left === true),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.checkAgain();
  });
  return {
    ...session,
    supports: bridge.supports,
    openPage: async (url) => (await bridge.call('openPage', { url })).status === 'done',
    async share({ title, desc, link, imgUrl }) {
      const { status } = await bridge.call('share', { title, desc, link, imgUrl });
      if (status === 'done') return 'shared';
      return status === 'cancelled' ? 'cancelled' : 'none';
    },
  };
}
