import { ShareObjectType } from '@contract/codes';
import { type AccountCategory, getCatsQuery, getSubCatsQuery } from '@touch/api/accounts';
import { type QueryResult, useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { Accounts, Recommended } from './Accounts';
import { CategoryTabs } from './CategoryTabs';
import { categoryId, loadCategory, type Place, placeAtTop } from './catalogue';
import { SharedBy } from './SharedBy';
import style from './subscriptionList.module.css';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = ({ cache, params }: ScreenContext): Promise<void> =>
  loadCategory(cache, categoryId(params));

/** Subscription accounts by category; without a number the first category, also as a shared page (F15). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const { basePath, flags } = useVisit();
  const id = categoryId(params);
  const page = {
    path: id ? `/subscriptionList/${id}.html` : '/subscriptionList.html',
    title: texts.title,
    text: '',
    picture: '',
    objectType: ShareObjectType.accountArticle,
    id: String(id ?? 0),
  };
  return (
    <>
      <ScreenHead title={texts.title} tools={<SharePageButton page={page} />} />
      {flags.preview ? <SharedBy /> : null}
      <a className={style.rank} href={`${basePath}/xyListShare.html`}>
        {texts.rank}
      </a>
      <Catalogue id={id} />
    </>
  );
}

function Catalogue({ id }: { readonly id: number | undefined }) {
  const categories = useQuery(getCatsQuery());
  if (categories.state !== 'ready') return <Pending result={categories} />;
  const place = placeAtTop(categories.value, id);
  if (place) return <Category categories={categories.value} place={place} />;
  if (id === undefined) return <Recommended />;
  return <Below categories={categories.value} index={0} id={id} />;
}

interface BelowProps {
  readonly categories: readonly AccountCategory[];
  /** Index of the category that is searched; the next one follows where it has no such category. */
  readonly index: number;
  readonly id: number;
}

/** A category of the second level, which the wire gives by the one above it alone. */
function Below({ categories, index, id }: BelowProps) {
  const top = categories[index];
  return top && id > 0 ? <BelowOne categories={categories} index={index} id={id} top={top} /> : <Missing />;
}

function BelowOne({ top, ...props }: BelowProps & { readonly top: AccountCategory }) {
  const { categories, index, id } = props;
  const below = useQuery(getSubCatsQuery(top.catID));
  if (below.state !== 'ready') return <Pending result={below} />;
  const shown = below.value.find(({ catID }) => catID === id);
  if (shown) return <Category categories={categories} place={{ top, shown }} />;
  return <Below key={index + 1} {...props} index={index + 1} />;
}

function Category({
  categories,
  place,
}: {
  readonly categories: readonly AccountCategory[];
  readonly place: Place;
}) {
  return (
    <>
      <CategoryTabs categories={categories} place={place} />
      <Accounts key={place.shown.catID} category={place.shown.catID} />
    </>
  );
}

/** A list of categories that is loading or has failed. */
function Pending({ result }: { readonly result: QueryResult<unknown> }) {
  const words = useWords();
  if (result.state !== 'failed') return <RowSkeleton rows={6} label={words['state.loading']} />;
  return (
    <Notice
      kind="failed"
      text={result.message || words['state.networkError']}
      action={{ text: words['state.retry'], run: result.retry }}
    />
  );
}

function Missing() {
  const words = useWords();
  const texts = useTexts();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="gone"
      text={words['state.empty']}
      link={{ text: texts.title, href: `${basePath}/subscriptionList.html` }}
    />
  );
}
