import style from './Notice.module.css';

export interface NoticeProps {
  readonly kind: 'empty' | 'failed' | 'gone' | 'closed' | 'later';
  readonly text: string;
  readonly detail?: string;
  readonly action?: { readonly text: string; readonly run: () => void };
  readonly link?: { readonly text: string; readonly href: string };
  /** True if the notice is the screen's only content and its heading. */
  readonly heading?: boolean | undefined;
}

/** A notice in place of content: empty, failed, gone. Never a blank page. */
export function Notice({ kind, text, detail, action, link, heading }: NoticeProps) {
  const Text = heading ? 'h1' : 'p';
  return (
    <div className={style.notice} role={kind === 'failed' ? 'alert' : undefined}>
      <svg className={style.icon} viewBox="0 0 96 64" aria-hidden="true">
        <path d="M8 56 32 20l14 20 10-14 32 30z" fill="none" stroke="currentColor" strokeWidth="2" />
        {kind === 'failed' ? <path d="M70 8v14m0 6v2" stroke="currentColor" strokeWidth="3" /> : null}
        <path d="M4 60h88" stroke="currentColor" strokeWidth="2" />
      </svg>
      <Text className={style.text}>{text}</Text>
      {detail ? <p className={style.detail}>{detail}</p> : null}
      {action ? (
        <button type="button" className={style.action} onClick={action.run}>
          {action.text}
        </button>
      ) : null}
      {link ? (
        <a className={style.action} href={link.href}>
          {link.text}
        </a>
      ) : null}
    </div>
  );
}
