import { getCatsQuery, recommendXysQuery } from '@touch/api/accounts';
import { useQuery } from '@touch/api/useQuery';
import { AccountRows } from '@touch/features/lists/accounts/AccountRows';
import { useVisit } from '@touch/outside/visit';
import { SectionHead } from '@touch/ui/SectionHead';
import { useTexts } from './texts';
import style from './xyListShare.module.css';

/** Below the rank: the catalogue of accounts, and those that the newsroom recommends. */
export function Around() {
  const texts = useTexts();
  const { basePath, siteLang } = useVisit();
  const categories = useQuery(getCatsQuery());
  const recommended = useQuery(recommendXysQuery());
  return (
    <>
      {categories.state === 'ready' && categories.value.length > 0 ? (
        <nav className={style.part} aria-label={texts.categories}>
          <SectionHead text={texts.categories} />
          <ul className={style.categories} lang={siteLang}>
            {categories.value.map(({ catID, catName }) => (
              <li key={catID}>
                <a className={style.category} href={`${basePath}/subscriptionList/${catID}.html`}>
                  {catName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {recommended.state === 'ready' && recommended.value.length > 0 ? (
        <section className={style.part}>
          <SectionHead text={texts.recommended} />
          <AccountRows accounts={recommended.value} />
        </section>
      ) : null}
    </>
  );
}
