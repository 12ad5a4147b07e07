import type { AccountProfile } from '@touch/api/accounts';
import style from './Channels.module.css';
import { channelLinks } from './channelLinks';
import { useTexts } from './texts';

/** The account on other platforms. */
export function Channels({ account }: { readonly account: AccountProfile }) {
  const texts = useTexts();
  const links = channelLinks(account);
  if (links.length === 0) return null;
  return (
    <nav className={style.channels} aria-label={texts.channels}>
      <span className={style.label} aria-hidden="true">
        {texts.channels}
      </span>
      {links.map(({ platform, href }) => (
        <a key={platform} className={style.channel} href={href} target="_blank" rel="noopener nofollow">
          {texts[platform]}
        </a>
      ))}
    </nav>
  );
}
