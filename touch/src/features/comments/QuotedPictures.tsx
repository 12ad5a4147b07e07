import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './comments.module.css';

/** That what is answered shows pictures: the first one small, and how many; they open where the comment itself stands. */
export function QuotedPictures({ pictures = [] }: { readonly pictures?: readonly string[] | undefined }) {
  const words = useWords();
  const { config } = useVisit();
  const [first] = pictures;
  if (first === undefined) return null;
  return (
    <span className={style.quotedPictures}>
      <span className={style.quotedPicture}>
        <Picture src={first} suffix={config.xyApi.imageSuffixPath} ratio="1:1" />
      </span>
      {words['count.pictures'](pictures.length)}
    </span>
  );
}
