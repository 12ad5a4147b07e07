import {
  type VoteAddress,
  type VoteInfo,
  type VoteOption,
  viewName,
  voteInfoQuery,
  voteOptionQuery,
  voteState,
} from '@touch/api/activityVotes';
import { useMember } from '@touch/api/member';
import { isBallotOfOne } from '@touch/features/activityVote/choices';
import { useActivityVoteTexts } from '@touch/features/activityVote/texts';
import { type AddPictures, useBallot } from '@touch/features/activityVote/useBallot';
import { useFirstTouch } from '@touch/features/activityVote/useFirstTouch';
import { votePath } from '@touch/features/activityVote/voteAddress';
import { canChoose } from '@touch/features/activityVote/voteRules';
import { sizedImage } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import type { Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import type { ReactNode } from 'react';
import { OptionBar } from './OptionBar';
import style from './voteItemDetail.module.css';

/** Opens pictures full-screen; a feature of its own, injected by the screen. */
export type ShowPictures = (pictures: readonly string[], index: number, words: Messages) => Promise<unknown>;

interface OptionPageProps {
  readonly address: VoteAddress;
  readonly info: VoteInfo;
  readonly option: VoteOption;
  readonly showPictures: ShowPictures;
  readonly addPictures: AddPictures;
  readonly tools: ReactNode;
}

/** CSS `sizes` of the first picture. */
const PICTURE_SIZES = '(min-width: 760px) 720px, 100vw';
/** Width of a video's cover, device px. */
const COVER_PX = 1080;

/** Counts a view. */
function useViewCount(optionId: string): void {
  const { cache, flags } = useVisit();
  const isCounted = !flags.preview && !flags.view && !flags.cms;
  useFirstTouch(optionId, () => (isCounted ? cache.call(viewName, { optionId }) : undefined));
}

/** Pictures, video, figures and text of an option, and the ballot for it (F9). */
export function OptionPage({ address, info, option, showPictures, addPictures, tools }: OptionPageProps) {
  const { cache, basePath, flags, now, siteLang } = useVisit();
  const texts = useActivityVoteTexts();
  const isMember = useMember() !== undefined;
  useViewCount(option.optionId);
  const onSettled = () => {
    void cache.load(voteInfoQuery(address));
    void cache.load(voteOptionQuery(option.optionId));
  };
  const ballot = useBallot(info, { onSettled, addPictures });
  const state = voteState(info, now());
  const { optionId, themeId, number } = option;
  const name = plainTitle(option.name);
  return (
    <article className={style.page}>
      <OptionMedia option={option} showPictures={showPictures} />
      <div className={style.about}>
        <h1 className={style.title}>
          <small>{texts.number(number)}</small> <span lang={siteLang}>{name}</span>
        </h1>
        <Figures option={option} isHidden={info.resultHidden} />
        {option.description === '' ? null : (
          <p className={style.text} lang={siteLang}>
            {option.description}
          </p>
        )}
        <div className={style.tools}>
          <a href={`${basePath}${votePath(info)}`}>{texts.toVote}</a>
          {tools}
        </div>
      </div>
      <OptionBar
        info={info}
        state={state}
        ballot={ballot}
        choice={{ themeId, optionId, name }}
        isOpen={canChoose(info, state, isMember, flags) && !info.usedUp.includes(optionId)}
        isBallot={isBallotOfOne(info, themeId)}
      />
    </article>
  );
}

function Figures({ option, isHidden }: { readonly option: VoteOption; readonly isHidden: boolean }) {
  const texts = useActivityVoteTexts();
  const whole = useWords()['number.whole'];
  return (
    <p className={style.figures}>
      {isHidden ? (
        <span>{texts.hidden}</span>
      ) : (
        <>
          <b>{texts.votesOf(whole(option.votes))}</b>
          {option.rank > 0 ? <span>{texts.rank(option.rank)}</span> : null}
        </>
      )}
      <span>{texts.views(whole(option.views))}</span>
    </p>
  );
}

function OptionMedia({ option, showPictures }: Pick<OptionPageProps, 'option' | 'showPictures'>) {
  const texts = useActivityVoteTexts();
  const words = useWords();
  const { config, toast } = useVisit();
  const suffix = config.xyApi.imageSuffixPath;
  const { images, videoUrl } = option;
  const video = safeUrl(videoUrl);
  const poster = safeUrl(images[0] ?? '');
  // a video has the first picture as its cover
  const pictures = video ? images.slice(1) : images;
  return (
    <>
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: the wire carries no captions
        <video
          className={style.video}
          src={video}
          poster={poster ? sizedImage(poster, suffix, COVER_PX) : undefined}
          controls
          playsInline
          preload="none"
          aria-label={texts.video}
        />
      ) : null}
      {pictures.length > 0 ? (
        <ul className={style.pictures}>
          {pictures.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`${words['gallery.open']} ${index + 1}`}
                onClick={() =>
                  void showPictures(pictures, index, words).catch(() => toast(words['state.networkError']))
                }
              >
                <Picture
                  src={src}
                  suffix={suffix}
                  ratio={index === 0 ? '4:3' : '1:1'}
                  priority={index === 0}
                  cover={index === 0}
                  {...(index === 0 ? { sizes: PICTURE_SIZES } : {})}
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
