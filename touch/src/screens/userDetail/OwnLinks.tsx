import { useMeTexts } from '@touch/features/me/texts';
import { useVisit } from '@touch/outside/visit';
import style from './userDetail.module.css';

/** A member's own lists that have a screen of their own. */
const links = [{ text: 'registrations', path: '/signupdetail.html' }] as const;

export function OwnLinks() {
  const words = useMeTexts();
  const { basePath } = useVisit();
  return (
    <ul className={style.ownLinks}>
      {links.map(({ text, path }) => (
        <li key={path}>
          <a href={basePath + path}>{words[text]}</a>
        </li>
      ))}
    </ul>
  );
}
