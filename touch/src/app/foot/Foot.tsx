import { type CallScheme, safeUrl } from '@touch/lib/safeUrl';
import type { Locale, Texts } from '@touch/locales/messages';
import { LocaleContext } from '@touch/locales/words';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { MixedText } from '@touch/ui/MixedText';
import { texts as bo } from './texts/bo';
import { texts as de } from './texts/de';
import { texts as en } from './texts/en';
import { texts as fr } from './texts/fr';
import { texts as zh } from './texts/zh';

const texts: Readonly<Record<Locale, Texts<typeof zh>>> = { zh, en, de, fr, bo };
/** Texts that bind readers and the newsroom, each a page of its own (`screens/agreement`). */
const agreements = ['terms', 'privacy', 'children', 'accessibility'] as const;
const calls: readonly CallScheme[] = ['tel', 'mailto'];

export interface FootProps {
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly basePath: string;
}

/** Foot of every page: about us, the texts about rights and duties, the newsroom's licences and ways to report (K25). Outside of the screens, so no page's script has it. */
export function Foot({ config, locale, basePath }: FootProps) {
  const words = texts[locale];
  return (
    <LocaleContext value={locale}>
      <p>
        <a href={`${basePath}/aboutUs.html`}>{words.aboutUs}</a>
        {agreements.map((name) => (
          <a key={name} href={`${basePath}/agreement/${name}.html`}>
            {words[name]}
          </a>
        ))}
      </p>
      <ul>
        {config.footer.map((line) => (
          <li key={`${line.text} ${line.link}`}>
            <FootLine {...line} />
          </li>
        ))}
      </ul>
      <p>
        <MixedText text={words.rights(config.appName)} />
      </p>
    </LocaleContext>
  );
}

function FootLine({ text, link, icon }: SiteConfig['footer'][number]) {
  const href = safeUrl(link, undefined, calls);
  const src = safeUrl(icon);
  const line = (
    <>
      {src ? <img src={src} alt="" width="16" height="16" loading="lazy" /> : null}
      <span>
        <MixedText text={text} />
      </span>
    </>
  );
  if (!href) return line;
  return /^(?:tel|mailto):/i.test(href) ? (
    <a href={href}>{line}</a>
  ) : (
    <a href={href} target="_blank" rel="noopener">
      {line}
    </a>
  );
}
