import { KindNumber, ShareObjectType } from '@contract/codes';
import type { Circle } from '@touch/api/circles';
import { usePostSheet } from '@touch/features/circles/usePostSheet';
import { plainTitle } from '@touch/lib/text';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './circleDetail.module.css';
import { useTexts } from './texts';
import { useJoined } from './useJoined';

const SIZES = '(min-width: 960px) 660px, 100vw';

interface CircleHeadProps {
  readonly circle: Circle;
  readonly onPosted: () => void;
}

const sharedOf = ({ id, name, icon, banner, description }: Circle) => ({
  title: plainTitle(name),
  text: description,
  picture: icon || banner,
  objectType: ShareObjectType.circle,
  id,
  path: `/circleDetail/${id}.html`,
  poster: KindNumber.poster.circle,
});

/** The circle's banner, name and counts, with joining, posting and sharing (F24). */
export function CircleHead({ circle, onPosted }: CircleHeadProps) {
  const texts = useTexts();
  const { config, flags, siteLang } = useVisit();
  const { id, icon, banner, description, postCount } = circle;
  const name = plainTitle(circle.name);
  const { isJoined, members, toggle } = useJoined(circle);
  const canPost = !flags.preview && !flags.view && !flags.cms;
  const { sheet, open } = usePostSheet(id, canPost, onPosted);
  const suffix = config.xyApi.imageSuffixPath;
  const shared = sharedOf(circle);
  return (
    <header className={style.head}>
      {banner ? <Picture src={banner} suffix={suffix} ratio="5:2" sizes={SIZES} priority cover /> : null}
      <div className={style.intro}>
        <div className={style.title}>
          <span className={style.icon}>
            <Picture src={icon} suffix={suffix} ratio="1:1" />
          </span>
          <div className={style.about}>
            <h1 className={style.name} lang={siteLang}>
              {name}
            </h1>
            <p className={style.counts}>
              {members > 0 ? <span>{texts.members(members)}</span> : null}
              {postCount > 0 ? <span>{texts.posts(postCount)}</span> : null}
            </p>
          </div>
        </div>
        <p className={style.summary} lang={siteLang}>
          {description}
        </p>
        {flags.cms ? null : (
          <div className={style.tools}>
            {canPost ? (
              <button type="button" className={style.submit} aria-haspopup="dialog" onClick={open}>
                {texts.post}
              </button>
            ) : null}
            <button
              type="button"
              className={isJoined ? style.joined : style.join}
              aria-label={`${isJoined ? texts.joined : texts.join} ${name}`}
              onClick={toggle}
            >
              {isJoined ? texts.joined : texts.join}
            </button>
            <SharePageButton page={shared} />
          </div>
        )}
      </div>
      {sheet}
    </header>
  );
}
