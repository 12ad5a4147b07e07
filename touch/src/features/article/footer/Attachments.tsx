import type { Article } from '@touch/api/articleContent';
import { safeUrl } from '@touch/lib/safeUrl';
import type { Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import type { MouseEvent } from 'react';
import style from './Attachments.module.css';

/** 303 KB, 1.2 MB; '' where the size is unknown. */
export function sizeText(bytes: number, words: Messages): string {
  if (bytes <= 0) return '';
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes}\u00a0${words['files.kilobyte']}`;
  const megabytes = (bytes / 1_000_000).toFixed(1).replace('.', words['number.point']);
  return `${megabytes}\u00a0${words['files.megabyte']}`;
}

interface AttachmentsProps extends Pick<Article, 'files'> {
  /** Tells that and how a browser is needed. */
  readonly needsBrowser: (why: string) => void;
}

/** Files of an article. The messenger's browser keeps no files: there the reader is told where to go (F4). */
export function Attachments({ files, needsBrowser }: AttachmentsProps) {
  const words = useWords();
  const { flags, toast, origin, siteLang } = useVisit();
  const shown = files.flatMap((file) => {
    const href = safeUrl(file.url);
    return href ? [{ ...file, href }] : [];
  });
  if (shown.length === 0) return null;

  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { href } = event.currentTarget;
    if (flags.messenger) {
      event.preventDefault();
      needsBrowser(words['files.useBrowser']);
    } else if (href.startsWith(`${origin}/`)) {
      // of our own files we can know whether they are there before the browser leaves for them
      event.preventDefault();
      void fetch(href, { method: 'HEAD' }).then(
        (response) => (response.ok ? window.location.assign(href) : toast(words['files.failed'])),
        () => toast(words['files.failed']),
      );
    }
  };

  return (
    <section className={style.files} aria-labelledby="files">
      <h2 id="files" className={style.heading}>
        {words['files.title']}
      </h2>
      <ul>
        {shown.map(({ href, name, size }) => (
          <li key={href}>
            <a
              className={style.file}
              href={href}
              download=""
              aria-label={words['files.download'](name)}
              onClick={clicked}
            >
              <Icon name="download" size={20} />
              <span className={style.name} lang={siteLang}>
                {name}
              </span>
              <span className={style.size}>{sizeText(size, words)}</span>
            </a>
          </li>
        ))}
      </ul>
      {flags.messenger ? <p className={style.hint}>{words['files.copyToBrowser']}</p> : null}
    </section>
  );
}
