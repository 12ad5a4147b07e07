import type { MemberInfo } from '@touch/api/me';
import { useMeTexts } from '@touch/features/me/texts';
import { useVisit } from '@touch/outside/visit';
import style from './userDetail.module.css';

/** A member's own lists that have a screen of their own; line icons in a 24 px box as in `ui/Icon`. */
const links = [
  {
    text: 'registrations',
    path: '/signupdetail.html',
    icon: 'M5 5h14v15H5zM5 9.500h14M9 3v4M15 3v4M9 14.500l2.200 2.200 4-4',
  },
  {
    text: 'toShop',
    path: '/integralShop.html',
    icon: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17M8.500 8l3.500 4.500L15.500 8M8.500 12.500h7M8.500 15.500h7M12 12.500V18',
  },
  {
    text: 'contributions',
    path: '/inputArticleDetail.html',
    icon: 'M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500M12.500 20h7',
  },
  {
    text: 'tipoffs',
    path: '/tipoffDetail.html?own=1',
    icon: 'M4 10v4h3l8.500 4.500v-13L7 10zM18.500 9.500a3.500 3.500 0 0 1 0 5M8 14l1 5.500',
  },
  {
    text: 'invitations',
    path: '/shareinvite.html',
    icon: 'M10 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M3 20c.700-4 3.500-6 7-6 1.500 0 2.900.400 4 1M18 14v6M15 17h6',
  },
] as const;

/** Equal tiles. @param info the member's data, once they are there: the points show */
export function OwnLinks({ info }: { readonly info: MemberInfo | undefined }) {
  const words = useMeTexts();
  const { basePath } = useVisit();
  return (
    <nav className={style.ownLinks} aria-label={words.heading}>
      {links.map(({ text, path, icon }) => (
        <a key={path} className={style.tile} href={basePath + path}>
          <span className={style.sign}>
            <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path
                d={icon}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.7"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {text === 'toShop' && info?.score ? <b className={style.points}>{info.score}</b> : null}
          </span>
          <span>{words[text]}</span>
        </a>
      ))}
    </nav>
  );
}
