import { KindNumber } from '@contract/codes';
import { catleaderViewQuery, type Leader, leaderCatsQuery } from '@touch/api/leaders';
import { cachedValue, useListQuery, useQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { QuestionRows } from '@touch/features/lists/questions/QuestionRows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useAskSheet } from '@touch/features/questions/ask/useAskSheet';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { Tabs } from '@touch/ui/Tabs';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './LeaderViewList.module.css';
import { regionOf } from './regionOf';
import { useTexts } from './texts';

/** Leaders by region, each with the newest questions to them (F17). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const { cache } = useVisit();
  const region = regionOf(query);
  const name = cachedValue(cache, leaderCatsQuery())?.find(({ catID }) => catID === region)?.catName;
  const page = {
    path: name ? `/LeaderViewList.html?regionID=${region}` : '/LeaderViewList.html',
    title: name ? `${texts.title} · ${name}` : texts.title,
    text: '',
    picture: '',
    objectType: KindNumber.poster.reporter,
    id: String(name ? region : 0),
  };
  return (
    <>
      <ScreenHead title={texts.title} tools={<SharePageButton page={page} />} />
      <Regions region={region} />
      <Leaders key={region} region={region} />
    </>
  );
}

function Regions({ region }: { readonly region: number }) {
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const result = useQuery(leaderCatsQuery());
  const regions = result.state === 'ready' ? result.value : [];
  if (regions.length === 0) return null;
  const path = `${basePath}/LeaderViewList.html`;
  const tabs = [
    { key: 0, text: texts.all, href: path, current: region === 0 },
    ...regions.map(({ catID, catName }) => ({
      key: catID,
      text: catName,
      href: `${path}?regionID=${catID}`,
      current: catID === region,
    })),
  ];
  return (
    <div className={style.regions}>
      <Tabs tabs={tabs} label={texts.regions} choose={(href) => navigation.go(href, 'replace')} />
    </div>
  );
}

function Leaders({ region }: { readonly region: number }) {
  const words = useWords();
  const query = catleaderViewQuery(region);
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
      {(leaders) => (
        <ul className={style.leaders}>
          {leaders.map((leader) => (
            <LeaderRow key={leader.id} leader={leader} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function LeaderRow({ leader }: { readonly leader: Leader }) {
  const texts = useTexts();
  const { basePath, config, flags, siteLang } = useVisit();
  const { id, name, url, duty, description, questions } = leader;
  const canAsk = !flags.preview && !flags.view && !flags.cms;
  const { sheet, open } = useAskSheet({ kind: 'leader', id: String(id) }, canAsk);
  return (
    <li className={style.leader}>
      <a className={style.person} href={`${basePath}/figureDetail/${id}.html`}>
        <span className={style.face}>
          <Picture src={url} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
        </span>
        <span lang={siteLang}>
          <b className={style.name}>{name}</b>
          <span className={style.duty}>{duty || description}</span>
        </span>
      </a>
      {canAsk ? (
        <button type="button" className={style.ask} onClick={open} aria-label={texts.askNamed(name)}>
          {texts.ask}
        </button>
      ) : null}
      <div className={style.questions}>
        <p className={style.questionsHeading}>{questions.length > 0 ? texts.questionsHeading : texts.none}</p>
        {questions.length > 0 ? <QuestionRows questions={questions} /> : null}
      </div>
      {sheet}
    </li>
  );
}
