import type { VoteInfo, VoteOption } from '@touch/api/activityVotes';
import { plainTitle } from '@touch/lib/text';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './OptionCard.module.css';
import { useActivityVoteTexts } from './texts';
import type { Ballot } from './useBallot';

interface OptionCardProps {
  readonly option: VoteOption;
  readonly votes: number;
  /** Of the list's highest number of votes, 0–1. */
  readonly share: number;
  readonly info: VoteInfo;
  readonly ballot: Ballot;
  readonly canChoose: boolean;
  readonly layout: 'cards' | 'rows';
}

const CARD_SIZES = '(min-width: 960px) 220px, 45vw';

/** Path of an option's page below the base path. */
export const optionPath = (fileId: string, voteId: string, optionId: string): string =>
  `/voteItemDetail/${Number(fileId) > 0 ? `${fileId}/` : ''}${voteId}/${optionId}.html`;

/** An option in the list, with the box that puts it on the ballot. */
export function OptionCard({ option, votes, share, info, ballot, canChoose, layout }: OptionCardProps) {
  const texts = useActivityVoteTexts();
  const words = useWords();
  const { basePath, config, siteLang } = useVisit();
  const { optionId, themeId, number, images } = option;
  const name = plainTitle(option.name);
  const isChosen = ballot.draft.choices.some((choice) => choice.optionId === optionId);
  const isVoted = info.voted.includes(optionId);
  const isUsedUp = info.usedUp.includes(optionId);
  const theme = info.themes.find((one) => one.themeId === themeId);
  return (
    <li className={`${style[layout]} ${isChosen ? style.chosen : ''}`}>
      <a
        className={style.link}
        href={basePath + optionPath(info.fileId, option.voteId || info.voteId, optionId)}
      >
        {images[0] ? (
          <span className={style.picture}>
            <Picture src={images[0]} suffix={config.xyApi.imageSuffixPath} ratio="4:3" sizes={CARD_SIZES} />
          </span>
        ) : null}
        <span className={style.name}>
          <small>{texts.number(number)}</small>
          <b lang={siteLang}>{name}</b>
          {option.videoUrl === '' ? null : <span className="visually-hidden">{texts.video}</span>}
        </span>
      </a>
      {info.resultHidden ? null : (
        <>
          <span className={style.track} aria-hidden="true">
            <span style={{ width: `${Math.round(share * 100)}%` }} />
          </span>
          <p className={style.figures}>
            <span>{texts.votesOf(words['number.whole'](votes))}</span>
            {option.rank > 0 ? <span>{texts.rank(option.rank)}</span> : null}
          </p>
        </>
      )}
      {canChoose && !isUsedUp && theme ? (
        <label className={style.pick}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={texts.choose(name)}
            onChange={() => ballot.toggle({ themeId, optionId, name }, theme)}
          />
          <span aria-hidden="true">{isChosen ? texts.chosen : texts.pick}</span>
        </label>
      ) : isVoted || isUsedUp ? (
        // beside cards without a box to tick it stands on the picture: a line of its own would leave a hole in the others
        <p className={canChoose || !images[0] ? style.mine : style.badge}>
          {isVoted ? texts.mine : texts.usedUp}
        </p>
      ) : null}
    </li>
  );
}
