import type { Visit } from '@touch/outside/visit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Foot } from './Foot';

/** Markup of a page's foot, written once for a configuration and language; '' in the newsroom's app and in its content system, which have a frame of their own. */
export function createFootText(): (visit: Pick<Visit, 'config' | 'locale' | 'basePath' | 'flags'>) => string {
  const written = new WeakMap<Visit['config'], Map<string, string>>();
  return ({ config, locale, basePath, flags }) => {
    if (flags.inApp || flags.cms) return '';
    const ofConfig = written.get(config) ?? new Map<string, string>();
    written.set(config, ofConfig);
    const key = `${locale} ${basePath}`;
    const text =
      ofConfig.get(key) ?? renderToStaticMarkup(<Foot config={config} locale={locale} basePath={basePath} />);
    ofConfig.set(key, text);
    return text;
  };
}
