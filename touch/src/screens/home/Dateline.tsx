import { siteDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './Dateline.module.css';

interface DatelineProps {
  readonly open: (part: 'settings' | 'share') => void;
}

/** The line under a paper's name: the day, and how one wants to read. 长辈版 is entered here (C7). */
export function Dateline({ open }: DatelineProps) {
  const words = useWords();
  const { now, flags, preferences, changePreferences, toast } = useVisit();
  const { year, month, day, weekday } = siteDate(now());
  const elder = preferences.elder ?? false;
  const toggle = () => {
    changePreferences({ elder: !elder });
    if (!elder) toast(words['elder.on']);
  };
  return (
    <div className={style.line}>
      <p className={style.date}>
        {words['date.withWeekday'](words['date.full'](year, month, day), words['date.weekday'](weekday))}
      </p>
      <button type="button" className={style.tool} onClick={toggle}>
        {words[elder ? 'elder.leave' : 'elder.name']}
      </button>
      <button type="button" className={style.tool} aria-haspopup="dialog" onClick={() => open('settings')}>
        {words['shell.settings']}
      </button>
      {flags.cms ? null : (
        <button
          type="button"
          className={style.tool}
          aria-label={words['article.share']}
          aria-haspopup="dialog"
          onClick={() => open('share')}
        >
          <Icon name="share" size={18} />
        </button>
      )}
    </div>
  );
}
