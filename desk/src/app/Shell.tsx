import { shownName, useLogin } from '@desk/api/session';
import { useNewStory } from '@desk/parts/stories/useNewStory';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Icon, type IconName } from '@desk/ui/Icon';
import { useState } from 'react';
import { NavLink, Outlet, useParams } from 'react-router';
import { Account } from './Account';
import styles from './Shell.module.css';

interface PlaceProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

const Place = ({ to, icon, label }: PlaceProps) => (
  <NavLink to={to} className={styles.place ?? ''}>
    <Icon name={icon} />
    <span>{label}</span>
  </NavLink>
);

/** Frame of every screen: places at the bottom of a phone, a rail on a desktop. */
export function Shell() {
  const say = useText();
  const { site = '0', id } = useParams();
  const { session } = useLogin();
  const isAdmin = session?.person.roles.some(({ role }) => role === 'admin');
  const [isAccountOpen, setAccountOpen] = useState(false);
  const { begin, isPending } = useNewStory(Number(site));
  return (
    <div className={styles.shell} data-item={id !== undefined || undefined}>
      <nav className={styles.rail} aria-label={say('desk')}>
        <Place to={`/${site}/today`} icon="today" label={say('today')} />
        <Place to={`/${site}/stories`} icon="stories" label={say('stories')} />
        <span className={styles.begin}>
          <Button kind="main" isSquare aria-label={say('newStory')} isDisabled={isPending} onPress={begin}>
            <Icon name="plus" />
          </Button>
        </span>
        {isAdmin && <Place to={`/${site}/settings`} icon="settings" label={say('settings')} />}
        <button type="button" className={styles.place} onClick={() => setAccountOpen(true)}>
          <Icon name="person" />
          <span>{session && shownName(session.person)}</span>
        </button>
      </nav>
      <main className={styles.main}>
        <Outlet />
      </main>
      <Account isOpen={isAccountOpen} onClose={() => setAccountOpen(false)} />
    </div>
  );
}
