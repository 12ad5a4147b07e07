import { useVisit } from '@touch/outside/visit';
import { SlideActions } from './SlideActions';
import { SlideCaption } from './SlideCaption';
import { posterOf, SlideVideo } from './SlideVideo';
import style from './slide.module.css';
import type { SlideProps } from './slideProps';
import { useTexts } from './texts';
import { useVideoLike } from './useVideoLike';

/** One video with its caption and actions. */
export function Slide(props: SlideProps) {
  const { video, index, isActive, isNear, settings } = props;
  const texts = useTexts();
  const like = useVideoLike(video);
  return (
    <article
      className={style.slide}
      data-place={index}
      aria-posinset={index + 1}
      aria-setsize={-1}
      aria-label={texts.place(index + 1, video.title)}
      tabIndex={-1}
      // the keyboard reaches the slide on the screen alone
      inert={!isActive}
    >
      {isNear ? <SlideVideo {...props} like={like.like} /> : <Poster video={video} />}
      <SlideCaption video={video} />
      <SlideActions video={video} like={like} settings={settings} parts={props.parts} />
    </article>
  );
}

function Poster({ video }: Pick<SlideProps, 'video'>) {
  const { xyApi } = useVisit().config;
  return (
    <img className={style.video} src={posterOf(video.cover, xyApi.imageSuffixPath)} alt="" loading="lazy" />
  );
}
