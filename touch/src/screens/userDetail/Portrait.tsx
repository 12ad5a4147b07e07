import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/rows/Picture';
import style from './userDetail.module.css';

/** A member's picture; '' = none. */
export function Portrait({ src }: { readonly src: string }) {
  const { config } = useVisit();
  return (
    <span className={style.portrait}>
      <Picture src={src} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
    </span>
  );
}
