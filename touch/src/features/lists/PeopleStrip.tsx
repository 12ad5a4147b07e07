import type { Person } from '@touch/api/moduleView';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './PeopleStrip.module.css';

interface PeopleStripProps {
  readonly people: readonly Person[];
  /** In lines, where they are all there is on the page. */
  readonly wrapped?: boolean;
}

/** Leaders, figures or reporters, one beside the other. */
export function PeopleStrip({ people, wrapped }: PeopleStripProps) {
  const { basePath, config, siteLang } = useVisit();
  return (
    <ul className={wrapped ? style.wrapped : style.strip} lang={siteLang}>
      {people.map(({ id, name, url, duty, groupID }) => (
        <li key={id} className={style.person}>
          <a href={`${basePath}/${groupID > 0 ? 'figureDetail' : 'reporter'}/${id}.html`}>
            <Picture src={url} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
            <h3 className={style.name}>{name}</h3>
            <p className={style.duty}>{duty}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
