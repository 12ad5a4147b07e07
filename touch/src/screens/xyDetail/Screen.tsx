import { type AccountProfile, getXyInfoQuery } from '@touch/api/accounts';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { Tabs } from '@touch/ui/Tabs';
import { AccountList } from './AccountList';
import { type AccountTab, accountId, accountTabs, tabOf } from './account';
import { Profile } from './Profile';
import { useTexts } from './texts';
import { useTabScroll } from './useTabScroll';
import style from './xyDetail.module.css';

/** A subscription account with its articles, videos, questions and dynamics (F15). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const id = accountId(params);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id === 0 ? <Missing /> : <Account id={id} tab={tabOf(query)} />}
    </>
  );
}

function Account({ id, tab }: { readonly id: number; readonly tab: AccountTab }) {
  return (
    <QueryState result={useQuery(getXyInfoQuery(id))} heading empty={<Missing />}>
      {(account) => <Shown account={account} tab={tab} />}
    </QueryState>
  );
}

/** Unknown, or not to be shown (F26). */
function Missing() {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

function Shown({ account, tab }: { readonly account: AccountProfile; readonly tab: AccountTab }) {
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const { tabs, keepScroll } = useTabScroll();
  const choose = (href: string) => {
    keepScroll();
    navigation.go(href, 'replace');
  };
  return (
    <div className={style.page}>
      <Profile account={account} />
      <div className={style.content}>
        <div ref={tabs} className={style.tabs}>
          <Tabs
            tabs={accountTabs.map((key) => ({
              key,
              text: texts[key],
              href: `${basePath}/xyDetail/${account.xyID}.html${key === 'articles' ? '' : `?tab=${key}`}`,
              current: key === tab,
            }))}
            label={texts.contents}
            choose={choose}
          />
        </div>
        <AccountList key={tab} id={account.xyID} tab={tab} />
      </div>
    </div>
  );
}
