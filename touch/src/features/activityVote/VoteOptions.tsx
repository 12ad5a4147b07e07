import { VoteSort } from '@contract/participation/codes';
import type { VoteInfo, VoteOption } from '@touch/api/activityVotes';
import type { VoteResult } from '@touch/api/ballots/voteResult';
import { useListQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { ListFoot } from '@touch/ui/ListFoot';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { Tabs } from '@touch/ui/Tabs';
import { listOf } from './listQuery';
import { type ListView, viewOf, viewSearch } from './listView';
import { OptionCard } from './OptionCard';
import { useActivityVoteTexts } from './texts';
import type { Ballot } from './useBallot';
import style from './VotePage.module.css';
import { VoteSearch } from './VoteSearch';
import { themeRule } from './voteRules';

interface VoteOptionsProps {
  readonly info: VoteInfo;
  readonly view: ListView;
  readonly change: (view: ListView) => void;
  readonly ballot: Ballot;
  /** Live counts, once they are known. */
  readonly result: VoteResult | undefined;
  readonly canChoose: boolean;
  readonly layout: 'cards' | 'rows';
}

/** Themes, search, order, and the options themselves (F9). */
export function VoteOptions(props: VoteOptionsProps) {
  const { info, view, change } = props;
  const texts = useActivityVoteTexts();
  const { siteLang } = useVisit();
  const theme = info.themes.find(({ themeId }) => themeId === view.themeId);
  const sorts = [
    { sort: VoteSort.number, text: texts.byNumber },
    { sort: VoteSort.rank, text: texts.byRank },
    { sort: VoteSort.views, text: texts.byViews },
  ].filter(({ sort }) => sort !== VoteSort.rank || !info.resultHidden);
  const choose = (href: string) => change(viewOf(info, new URLSearchParams(href)));
  return (
    <section className={style.options}>
      <VoteSearch words={view.key} search={(key) => change({ ...view, key })} />
      {view.key === '' ? (
        <>
          {info.themes.length > 1 ? (
            <Tabs
              label={texts.themes}
              lang={siteLang}
              choose={choose}
              tabs={info.themes.map(({ themeId, name }) => ({
                key: themeId,
                text: name,
                href: viewSearch({ ...view, themeId }),
                current: themeId === view.themeId,
              }))}
            />
          ) : null}
          <div className={style.order}>
            {theme ? <p className={style.rule}>{themeRule(theme, texts)}</p> : null}
            <Tabs
              label={texts.sorted}
              level="second"
              choose={choose}
              tabs={sorts.map(({ sort, text }) => ({
                key: sort,
                text,
                href: viewSearch({ ...view, sort }),
                current: sort === view.sort,
              }))}
            />
          </div>
        </>
      ) : (
        <h2 className={style.found}>{texts.found(view.key)}</h2>
      )}
      <OptionList {...props} />
    </section>
  );
}

function OptionList({ info, view, ballot, result, canChoose, layout }: VoteOptionsProps) {
  const words = useWords();
  const texts = useActivityVoteTexts();
  const list = useListQuery(listOf(info.voteId, view));
  if (list.state === 'loading') return <RowSkeleton rows={4} label={words['state.loading']} />;
  if (list.state === 'failed') return <FailedNotice message={list.message} retry={list.refresh} />;
  const options = list.pages.flat();
  if (options.length === 0)
    return <Notice kind="empty" text={view.key === '' ? texts.none : texts.nothingFound} />;
  const most = Math.max(1, ...options.map((option) => votesOf(option, result)));
  return (
    <>
      <ul className={style.list}>
        {options.map((option) => (
          <OptionCard
            key={option.optionId}
            option={option}
            votes={votesOf(option, result)}
            share={votesOf(option, result) / most}
            info={info}
            ballot={ballot}
            canChoose={canChoose}
            layout={layout}
          />
        ))}
      </ul>
      {view.key === '' ? (
        <ListFoot
          hasMore={list.hasMore}
          more={list.more}
          pages={list.pages.length}
          loadMore={list.loadMore}
        />
      ) : null}
    </>
  );
}

const votesOf = ({ optionId, votes }: VoteOption, result: VoteResult | undefined): number =>
  Math.max(votes, result?.options.get(optionId)?.votes ?? 0);
