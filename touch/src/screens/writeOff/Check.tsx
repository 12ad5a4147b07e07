import { activityDetailQuery } from '@touch/api/activity';
import { useQuery } from '@touch/api/useQuery';
import { plainTitle } from '@touch/lib/text';
import { useVisit } from '@touch/outside/visit';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { CheckedCodes } from './CheckedCodes';
import { CodeForm } from './CodeForm';
import type { Scanner } from './Scanner';
import { scannedTarget, type WriteOffTarget } from './target';
import { useTexts } from './texts';
import { useWriteOff } from './useWriteOff';
import style from './writeOff.module.css';

interface CheckProps {
  readonly uid: string;
  readonly target: WriteOffTarget;
}

/** A typed or scanned code, its place, and the results. */
export function Check({ uid, target }: CheckProps) {
  const texts = useTexts();
  const [activity, setActivity] = useState(target.activity);
  const [code, setCode] = useState(target.code);
  const [place, setPlace] = useState(target.place);
  const [wrong, setWrong] = useState('');
  const { busy, checked, waiting, check, checkNoted } = useWriteOff(uid);

  const send = (of: string, typed: string) => {
    const text = typed.trim();
    if (text === '') return setWrong(texts.noCode);
    setWrong('');
    setCode('');
    void check({ activity: of, code: text, place: place.trim() });
  };
  const scanned = (text: string) => {
    const found = scannedTarget(text);
    if (found.code === '') return setWrong(texts.unknown);
    const of = found.activity || activity;
    if (of === '' || (activity !== '' && of !== activity)) return setWrong(texts.otherActivity);
    setActivity(of);
    send(of, found.code);
  };
  return (
    <div className={style.page}>
      {activity ? (
        <ActivityTitle id={activity} />
      ) : (
        <>
          <p className={style.title}>{texts.noActivity}</p>
          <p className={style.tip}>{texts.noActivityWhy}</p>
        </>
      )}
      <Scan scanned={scanned} failed={() => setWrong(texts.noCamera)} />
      {activity ? (
        <CodeForm
          {...{ code, place, wrong, busy }}
          changeCode={setCode}
          changePlace={setPlace}
          submit={() => send(activity, code)}
        />
      ) : (
        <p className={style.wrong} role="alert">
          {wrong}
        </p>
      )}
      {waiting > 0 ? (
        <p className={style.waiting}>
          {texts.waiting(waiting)}
          <button type="button" className={style.now} onClick={checkNoted}>
            {texts.checkNow}
          </button>
        </p>
      ) : null}
      <CheckedCodes checked={checked} />
    </div>
  );
}

function ActivityTitle({ id }: { readonly id: string }) {
  const { siteLang } = useVisit();
  const result = useQuery(activityDetailQuery(id));
  return (
    <p className={style.title} lang={siteLang}>
      {result.state === 'ready' ? plainTitle(result.value.title) : '\u00a0'}
    </p>
  );
}

type ScannerPart = ComponentType<ComponentProps<typeof Scanner>>;

/** The button that opens the camera; its code loads with the tap. */
function Scan({ scanned, failed }: { scanned: (text: string) => void; failed: () => void }) {
  const texts = useTexts();
  const [part, setPart] = useState<{ readonly Part: ScannerPart }>();
  const open = () => {
    import('./Scanner').then(
      ({ Scanner: Part }) => setPart({ Part }),
      // The code did not load.
      failed,
    );
  };
  const close = () => setPart(undefined);
  return (
    <>
      {part ? (
        <part.Part
          found={(text) => {
            close();
            scanned(text);
          }}
          failed={() => {
            close();
            failed();
          }}
        />
      ) : null}
      <button type="button" className={style.scan} onClick={part ? close : open}>
        {part ? texts.stopScan : texts.scan}
      </button>
    </>
  );
}
