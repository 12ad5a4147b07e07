import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './userDetail.module.css';

/** A member's picture; '' = none. */
export function Portrait({ src, name }: { readonly src: string; readonly name: string }) {
  const { config } = useVisit();
  return (
    <span className={style.portrait}>
      <Picture src={src} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait name={name} />
    </span>
  );
}
