import { fieldOf } from './fieldOf';

const textIn = (value: unknown, key: string): string => {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
};

/** The newsroom's native app, as siteConf tells of it (wire g73); '' where a value is not set. */
export interface ClientApp {
  readonly iosUrl: string;
  readonly androidUrl: string;
  /** Rules of inviting, plain text. */
  readonly inviteRule: string;
}

/** Set as `app.iosUrl`, `app.androidUrl` and `app.inviteRule` (ours). @param settings of the site, as they are kept */
export function clientAppOf(settings: unknown): ClientApp {
  const app = fieldOf(settings, 'app');
  return {
    iosUrl: textIn(app, 'iosUrl'),
    androidUrl: textIn(app, 'androidUrl'),
    inviteRule: textIn(app, 'inviteRule'),
  };
}
