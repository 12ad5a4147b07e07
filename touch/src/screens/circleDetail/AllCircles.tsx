import { type Circle, circleListQuery } from '@touch/api/circles';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './circleDetail.module.css';
import { useTexts } from './texts';

/** All circles of the newsroom, in its order. */
export function AllCircles() {
  const texts = useTexts();
  const query = circleListQuery();
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.noCircles}>
      {(circles) => (
        <ul className={style.circles}>
          {circles.map((circle) => (
            <CircleRow key={circle.id} circle={circle} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function CircleRow({ circle }: { readonly circle: Circle }) {
  const texts = useTexts();
  const { basePath, config, siteLang } = useVisit();
  const { id, name, icon, description, memberCount, postCount, isFollow } = circle;
  return (
    <li>
      <a className={style.circle} href={`${basePath}/circleDetail/${id}.html`}>
        <span className={style.icon}>
          <Picture src={icon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" />
        </span>
        <span className={style.about}>
          <b className={style.circleName} lang={siteLang}>
            {name}
          </b>
          <span className={style.summary} lang={siteLang}>
            {description}
          </span>
          <span className={style.counts}>
            {memberCount > 0 ? <span>{texts.members(memberCount)}</span> : null}
            {postCount > 0 ? <span>{texts.posts(postCount)}</span> : null}
            {isFollow ? <span>{texts.joined}</span> : null}
          </span>
        </span>
      </a>
    </li>
  );
}
