import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './VotePage.module.css';

/** CSS `sizes` of the head's pictures. */
export const HEAD_SIZES = '(min-width: 960px) 660px, 100vw';

/** Pictures at the head of a vote. */
export function Banner({ images }: { readonly images: readonly string[] }) {
  const { config } = useVisit();
  if (images.length === 0) return null;
  return (
    <ul className={style.banner}>
      {images.map((src, index) => (
        <li key={src}>
          <Picture
            src={src}
            suffix={config.xyApi.imageSuffixPath}
            ratio="16:9"
            sizes={HEAD_SIZES}
            priority={index === 0}
            cover
          />
        </li>
      ))}
    </ul>
  );
}
