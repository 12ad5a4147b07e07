import { type AccountCategory, getSubCatsQuery } from '@touch/api/accounts';
import { useQuery } from '@touch/api/useQuery';
import { useVisit } from '@touch/outside/visit';
import { Tabs } from '@touch/ui/Tabs';
import type { Place } from './catalogue';
import style from './subscriptionList.module.css';
import { useTexts } from './texts';

interface CategoryTabsProps {
  readonly categories: readonly AccountCategory[];
  readonly place: Place;
}

/** The categories in two levels. A category replaces the one before it in the history. */
export function CategoryTabs({ categories, place: { top, shown } }: CategoryTabsProps) {
  const texts = useTexts();
  const { basePath, navigation, siteLang } = useVisit();
  const below = useQuery(getSubCatsQuery(top.catID));
  const choose = (href: string) => navigation.go(href, 'replace');
  const tabOf =
    (current: AccountCategory) =>
    ({ catID, catName }: AccountCategory) => ({
      key: catID,
      text: catName,
      href: `${basePath}/subscriptionList/${catID}.html`,
      current: catID === current.catID,
    });
  const second = below.state === 'ready' ? below.value : [];
  if (categories.length < 2 && second.length === 0) return null;
  return (
    <div className={style.tabs}>
      <Tabs tabs={categories.map(tabOf(top))} label={texts.categories} lang={siteLang} choose={choose} />
      {second.length > 0 ? (
        <Tabs
          tabs={second.map(tabOf(shown))}
          label={texts.below}
          lang={siteLang}
          level="second"
          choose={choose}
        />
      ) : null}
    </div>
  );
}
