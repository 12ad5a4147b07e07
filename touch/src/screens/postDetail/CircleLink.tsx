import { circleDetailQuery } from '@touch/api/circles';
import { useQuery } from '@touch/api/useQuery';
import { useCircleTexts } from '@touch/features/circles/texts';
import { useVisit } from '@touch/outside/visit';
import style from './postDetail.module.css';

/** The way to the post's circle; none for a moment. */
export function CircleLink({ id }: { readonly id: string }) {
  return Number(id) > 0 ? <Link id={id} /> : null;
}

function Link({ id }: { readonly id: string }) {
  const texts = useCircleTexts();
  const { basePath, siteLang } = useVisit();
  const circle = useQuery(circleDetailQuery(id));
  return (
    <p className={style.circle}>
      <a href={`${basePath}/circleDetail/${id}.html`}>
        <span>{texts.inCircle}</span>
        <b lang={siteLang}>{circle.state === 'ready' ? circle.value.name : ''}</b>
      </a>
    </p>
  );
}
