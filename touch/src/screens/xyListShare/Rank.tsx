import type { RankPeriod } from '@contract/participation/codes';
import { useMember } from '@touch/api/member';
import { type RankRow, xyRankQuery } from '@touch/api/ranks';
import { type QueryResult, useQuery } from '@touch/api/useQuery';
import { useReloadedQuery } from '@touch/api/useSubscribed';
import { textLanguage } from '@touch/lib/textLanguage';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { Picture } from '@touch/ui/Picture';
import { QueryState } from '@touch/ui/QueryState';
import { isOver } from './period';
import { useTexts } from './texts';
import { type RankVotes, useRankVotes } from './useRankVotes';
import style from './xyListShare.module.css';

interface RankProps {
  readonly period: RankPeriod;
}

/** The rank of a period. The served page is everybody's: a member's own votes load after it. */
export function Rank({ period }: RankProps) {
  const uid = useMember()?.uid;
  const served = useQuery(xyRankQuery(period, ''));
  const votes = useRankVotes(period);
  return uid === undefined ? (
    <Shown result={served} period={period} votes={votes} />
  ) : (
    <OwnRank key={uid} period={period} uid={uid} served={served} votes={votes} />
  );
}

interface VotedProps extends RankProps {
  readonly votes: RankVotes;
}

interface OwnRankProps extends VotedProps {
  readonly uid: string;
  readonly served: QueryResult<readonly RankRow[]>;
}

function OwnRank({ uid, served, ...rest }: OwnRankProps) {
  const own = useReloadedQuery(xyRankQuery(rest.period, uid));
  return <Shown result={own.state === 'ready' ? own : served} {...rest} />;
}

interface ShownProps extends VotedProps {
  readonly result: QueryResult<readonly RankRow[]>;
}

function Shown({ result, ...rest }: ShownProps) {
  const words = useWords();
  const none = <Notice kind="empty" text={words['state.empty']} />;
  return (
    <QueryState
      result={result}
      empty={none}
      skeleton={<RowSkeleton rows={6} label={words['state.loading']} />}
    >
      {(rows) => (rows.length === 0 ? none : <Rows rows={rows} {...rest} />)}
    </QueryState>
  );
}

function Rows({ rows, period, votes }: VotedProps & { readonly rows: readonly RankRow[] }) {
  const texts = useTexts();
  const { basePath, config, siteLang } = useVisit();
  return (
    <ol className={style.rank}>
      {rows.map(({ id, icon, topic, influence, canHit }, index) => (
        <li key={id} className={style.row}>
          <span className={index < 3 ? style.top : style.place} aria-hidden="true">
            {index + 1}
          </span>
          <a className={style.account} href={`${basePath}/xyDetail/${id}.html`}>
            <span className={style.icon}>
              <Picture src={icon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
            </span>
            <span className={style.names}>
              <b className={style.name} lang={textLanguage(topic, siteLang)}>
                {topic}
              </b>
              <span className={style.influence}>
                {texts.influence(Math.max(influence, votes.voted.get(id) ?? 0))}
              </span>
            </span>
          </a>
          {isOver(period) ? null : (
            <VoteButton
              name={topic}
              voted={!canHit || votes.voted.has(id)}
              busy={votes.busy.has(id)}
              vote={() => votes.vote(id, influence)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface VoteButtonProps {
  readonly name: string;
  readonly voted: boolean;
  readonly busy: boolean;
  readonly vote: () => void;
}

/** 打榜, 已打榜 (H3). */
function VoteButton({ name, voted, busy, vote }: VoteButtonProps) {
  const texts = useTexts();
  const text = texts[voted ? 'voted' : 'vote'];
  return (
    <button
      type="button"
      className={voted ? style.voted : style.vote}
      aria-label={`${text} ${name}`}
      aria-disabled={voted || busy}
      onClick={voted || busy ? undefined : vote}
    >
      {text}
    </button>
  );
}
