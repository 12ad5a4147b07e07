import type { Answer } from '@touch/api/questions';
import type { ListQueryResult } from '@touch/api/useQuery';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { ListFoot } from '@touch/ui/ListFoot';
import { MixedText } from '@touch/ui/MixedText';
import { Picture } from '@touch/ui/Picture';
import { FailedNotice } from '@touch/ui/QueryState';
import { ReportTap } from '@touch/widgets/report/ReportTap';
import { LikeButton } from './LikeButton';
import { Media } from './Media';
import style from './questions.module.css';
import { useQuestionTexts } from './texts';

interface AnswerListProps {
  readonly list: ListQueryResult<Answer>;
}

/** Answers of a question, the official ones first, in all states of a list (F17, B8). */
export function AnswerList({ list }: AnswerListProps) {
  const words = useWords();
  const texts = useQuestionTexts();
  if (list.state === 'loading') return <RowSkeleton rows={2} label={words['state.loading']} />;
  if (list.state === 'failed') return <FailedNotice message={list.message} retry={list.refresh} />;
  if (list.state === 'empty') return <p className={style.none}>{texts.noAnswers}</p>;
  return (
    <>
      <ul className={style.answers}>
        {list.pages.flat().map((answer) => (
          <AnswerRow key={answer.id} answer={answer} />
        ))}
      </ul>
      <ListFoot hasMore={list.hasMore} more={list.more} pages={list.pages.length} loadMore={list.loadMore} />
    </>
  );
}

function AnswerRow({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  const texts = useQuestionTexts();
  const { config, now, locale } = useVisit();
  const at = parseWireDate(answer.created);
  return (
    <li className={style.answer}>
      <span className={style.face}>
        <Picture
          src={answer.userIcon}
          suffix={config.xyApi.imageSuffixPath}
          ratio="1:1"
          portrait
          name={answer.userName}
        />
      </span>
      <div className={style.body}>
        <p className={style.name}>
          <b>
            <MixedText text={answer.userName || words['comments.reader']} />
          </b>
          {answer.isOfficial ? <span className={style.official}>{words['comments.official']}</span> : null}
        </p>
        <p className={style.content} lang={wordsLang(answer.content, locale)}>
          {answer.content}
        </p>
        <Media {...answer} texts={texts} />
        <div className={style.foot}>
          {at === undefined ? null : (
            <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now(), words)}</time>
          )}
          <LikeButton kind="answer" id={answer.id} count={answer.countPraise} />
          <ReportTap subjects={[{ kind: 'answer', id: answer.id }]} quoted={answer.content} />
        </div>
      </div>
    </li>
  );
}
