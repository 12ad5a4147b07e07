import { useVisit } from '@touch/outside/visit';
import style from './consent.module.css';
import { useConsentTexts } from './texts';

/** Terms and privacy policy, in a tab of their own: what the reader does here stays. */
export function TextLinks() {
  const words = useConsentTexts();
  const { basePath } = useVisit();
  return (
    <p className={style.links}>
      {(['terms', 'privacy'] as const).map((name) => (
        <a
          key={name}
          className={style.link}
          href={`${basePath}/agreement/${name}.html`}
          target="_blank"
          rel="noopener"
        >
          {words[name]}
        </a>
      ))}
    </p>
  );
}
