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
  const named = (date: string) => words['date.withWeekday'](date, words['date.weekday'](weekday));
  const elder = preferences.elder ?? false;
  const toggle = () => {
    changePreferences({ elder: !elder });
    if (!elder) toast(words['elder.on']);
  };
  return (
    <div className={style.line}>
      <p className={style.date}>
        <span className={style.full}>{named(words['date.full'](year, month, day))}</span>
        <span className={style.short}>{named(words['date.dayOfMonth'](month, day))}</span>
        <span className={style.bare}>{words['date.dayOfMonth'](month, day)}</span>
      </p>
      <button type="button" className={style.tool} onClick={toggle}>
        {words[elder ? 'elder.leave' : 'elder.name']}
      </button>
      <button
        type="button"
        className={style.tool}
        aria-label={words['shell.settings']}
        aria-haspopup="dialog"
        data-settings=""
        onClick={() => open('settings')}
      >
        <Icon name="settings" size={18} />
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
