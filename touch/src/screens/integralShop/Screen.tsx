import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { SectionHead } from '@touch/ui/SectionHead';
import { Tabs } from '@touch/ui/Tabs';
import { Balance } from './Balance';
import { Days } from './Days';
import style from './integralShop.module.css';
import { Products } from './Products';
import { Redemptions } from './Redemptions';
import { Rules } from './Rules';
import { tabIn, tabs } from './tab';
import { useTexts } from './texts';

/** A member's points by day, the products they buy, and their redemptions (F19). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const uid = useMember()?.uid;
  const { preferences, basePath } = useVisit();
  const words = useWords();
  if (preferences.minors)
    return (
      <>
        <ScreenHead title={texts.title} />
        <Notice
          kind="gone"
          text={texts.notForMinors}
          link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
        />
      </>
    );
  return (
    <>
      <ScreenHead title={texts.title} />
      {uid === undefined ? <Visitor /> : <Own key={uid} uid={uid} query={query} />}
    </>
  );
}

/** The way in, and what points buy. */
function Visitor() {
  const texts = useTexts();
  const { basePath } = useVisit();
  return (
    <>
      <div className={style.visitor}>
        <p className={style.what}>{texts.what}</p>
        <a
          className={style.login}
          href={`${basePath}/login.html?return=${encodeURIComponent('/integralShop.html')}`}
        >
          {texts.login}
        </a>
      </div>
      <div className={style.part}>
        <SectionHead text={texts.products} />
      </div>
      <Products />
    </>
  );
}

function Own({ uid, query }: { readonly uid: string; readonly query: URLSearchParams }) {
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const shown = tabIn(query);
  const links = tabs.map((tab) => ({
    key: tab,
    text: texts[tab],
    href: `${basePath}/integralShop.html${tab === 'days' ? '' : `?tab=${tab}`}`,
    current: tab === shown,
  }));
  return (
    <>
      <Balance uid={uid} />
      <div className={style.tabs}>
        <Tabs tabs={links} label={texts.parts} choose={(href) => navigation.go(href, 'replace')} />
      </div>
      {shown === 'days' ? <Days uid={uid} /> : null}
      {shown === 'rules' ? <Rules uid={uid} /> : null}
      {shown === 'products' ? <Products /> : null}
      {shown === 'mine' ? <Redemptions uid={uid} /> : null}
    </>
  );
}
