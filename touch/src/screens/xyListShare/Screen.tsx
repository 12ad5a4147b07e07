import { ScreenHead } from '@touch/features/lists/ScreenHead';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Tabs } from '@touch/ui/Tabs';
import { Around } from './Around';
import { periodIn, periods } from './period';
import { Rank } from './Rank';
import { useTexts } from './texts';
import style from './xyListShare.module.css';

/** Subscription accounts by influence in a week or month, with votes for them (F15). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const shown = periodIn(query);
  const tabs = periods.map(([name, type]) => ({
    key: type,
    text: texts[name],
    href: `${basePath}/xyListShare.html${type === 0 ? '' : `?type=${type}`}`,
    current: type === shown,
  }));
  return (
    <>
      <ScreenHead title={texts.title} />
      <div className={style.tabs}>
        <Tabs tabs={tabs} label={texts.periods} choose={(href) => navigation.go(href, 'replace')} />
      </div>
      <p className={style.what}>
        {texts.what}{' '}
        <a className={style.rules} href={`${basePath}/xyRules.html`}>
          {texts.rules}
        </a>
      </p>
      <Rank key={shown} period={shown} />
      <Around />
    </>
  );
}
