import { useWords } from '@touch/locales/words';
import { copyText } from '@touch/outside/copyText';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import type { ShareObject } from '@touch/widgets/share/shareObject';
import { type ReactNode, useState } from 'react';
import { Poster } from './Poster';
import style from './ShareSheet.module.css';
import { canShareBySystem, shareBySystem } from './sharing';
import { useShareTexts } from './texts';
import { WayIcon } from './WayIcon';

interface ShareSheetProps {
  readonly object: ShareObject;
  readonly close: () => void;
  /** Runs when it was shared, or its link copied. */
  readonly shared: () => void;
}

/** Ways to share: the system's own sheet, the link, the poster; in the messenger its menu (J1). */
export function ShareSheet({ object, close, shared }: ShareSheetProps) {
  const words = useWords();
  const texts = useShareTexts();
  const { flags, toast } = useVisit();
  const [isPoster, setPoster] = useState(false);
  const { report, open: openReport } = useReport(object, close);

  const done = () => {
    shared();
    close();
  };
  const copy = async () => {
    const isCopied = await copyText(object.link);
    toast(isCopied ? texts.copied : texts.copyFailed);
    if (isCopied) done();
  };
  const send = async () => {
    const result = await shareBySystem(object);
    // The browser refused it: the link is the other way.
    if (result === 'none') return copy();
    if (result === 'shared') return done();
    close();
  };
  if (report) return report;
  return (
    <Sheet title={texts.heading} closeText={words['shell.close']} close={close}>
      {isPoster && object.poster !== undefined ? (
        <Poster kind={object.poster} id={object.article_id} title={object.title} />
      ) : (
        <>
          <What title={object.title} />
          {flags.messenger ? <p className={style.hint}>{texts.inMessenger}</p> : null}
          <ul className={style.ways}>
            {canShareBySystem() ? <Way name="send" text={texts.send} take={() => void send()} /> : null}
            <Way name="copy" text={texts.copy} take={() => void copy()} />
            {openReport ? <Way name="report" text={words['comments.report']} take={openReport} /> : null}
            {object.poster === undefined ? null : (
              <Way name="poster" text={texts.poster} take={() => setPoster(true)} />
            )}
          </ul>
        </>
      )}
    </Sheet>
  );
}

/** The sheet that reports what is shared; its code loads with the tap (K21). */
function useReport({ reported, title }: ShareObject, close: () => void) {
  const words = useWords();
  const { locale, toast } = useVisit();
  const [report, setReport] = useState<ReactNode>(null);
  if (!reported) return { report, open: undefined };
  const load = async () => {
    const part = await import('@touch/widgets/report/ReportSheet');
    await part.loadTexts(locale);
    setReport(<part.ReportSheet subjects={[reported]} quoted={title} close={close} />);
  };
  return { report, open: () => void load().catch(() => toast(words['state.networkError'])) };
}

interface WayProps {
  readonly name: Parameters<typeof WayIcon>[0]['name'];
  readonly text: string;
  readonly take: () => void;
}

function Way({ name, text, take }: WayProps) {
  return (
    <li>
      <button type="button" className={style.way} onClick={take}>
        <WayIcon name={name} />
        {text}
      </button>
    </li>
  );
}

function What({ title }: { readonly title: string }) {
  const { siteLang } = useVisit();
  return (
    <p className={style.what} lang={siteLang}>
      {title}
    </p>
  );
}
