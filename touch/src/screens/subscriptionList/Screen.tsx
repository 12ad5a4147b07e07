import { ShareObjectType } from '@contract/codes';
import { type AccountCategory, getCatsQuery, getSubCatsQuery } from '@touch/api/accounts';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { Accounts, Recommended } from './Accounts';
import { CategoryTabs } from './CategoryTabs';
import { categoryId, type Place, placeAtTop } from './catalogue';
import { SharedBy } from './SharedBy';
import style from './subscriptionList.module.css';
import { useTexts } from './texts';

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
  const rows = <RowSkeleton rows={6} label={useWords()['state.loading']} />;
  return (
    <QueryState result={useQuery(getCatsQuery())} empty={rows} skeleton={rows}>
      {(categories) => {
        const place = placeAtTop(categories, id);
        if (place) return <Category categories={categories} place={place} />;
        return id === undefined ? <Recommended /> : <Below categories={categories} index={0} id={id} />;
      }}
    </QueryState>
  );
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
  const rows = <RowSkeleton rows={6} label={useWords()['state.loading']} />;
  return (
    <QueryState result={useQuery(getSubCatsQuery(top.catID))} empty={rows} skeleton={rows}>
      {(below) => {
        const shown = below.find(({ catID }) => catID === id);
        if (shown) return <Category categories={categories} place={{ top, shown }} />;
        return <Below key={index + 1} {...props} index={index + 1} />;
      }}
    </QueryState>
  );
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
