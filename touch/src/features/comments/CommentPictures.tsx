import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './comments.module.css';
import { useComments } from './commentsContext';

/** Pictures of a comment; each opens full-screen. */
export function CommentPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const words = useWords();
  const { config } = useVisit();
  const { showPictures } = useComments();
  if (pictures.length === 0) return null;
  return (
    <ul className={style.pictures}>
      {pictures.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            className={style.picture}
            aria-label={`${words['gallery.open']} ${index + 1}`}
            onClick={() => showPictures?.(pictures, index, words)}
          >
            <Picture src={src} suffix={config.xyApi.imageSuffixPath} ratio="1:1" />
          </button>
        </li>
      ))}
    </ul>
  );
}
