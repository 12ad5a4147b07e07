import { useMeTexts } from '@touch/features/me/texts';
import { useVisit } from '@touch/outside/visit';
import style from './userDetail.module.css';

/** A member's own lists that have a screen of their own. */
const links = [
  { text: 'registrations', path: '/signupdetail.html' },
  { text: 'toShop', path: '/integralShop.html' },
  { text: 'contributions', path: '/inputArticleDetail.html' },
  { text: 'tipoffs', path: '/tipoffDetail.html?own=1' },
  { text: 'invitations', path: '/shareinvite.html' },
] as const;

export function OwnLinks() {
  const words = useMeTexts();
  const { basePath } = useVisit();
  return (
    <nav className={style.ownLinks} aria-label={words.heading}>
      {links.map(({ text, path }) => (
        <a key={path} href={basePath + path}>
          {words[text]}
        </a>
      ))}
    </nav>
  );
}
