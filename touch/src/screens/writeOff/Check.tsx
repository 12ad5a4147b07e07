import { activityDetailQuery } from '@touch/api/activity/activity';
import { useQuery } from '@touch/api/useQuery';
import { plainTitle } from '@touch/lib/rows/text';
import { useVisit } from '@touch/outside/visit';
import { type ComponentProps, type ComponentType, type FormEvent, useId, useState } from 'react';
import { CheckedCodes } from './CheckedCodes';
import type { Scanner } from './scanner/Scanner';
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
  const id = useId();
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
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send(activity, code);
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
        <form noValidate onSubmit={submitted}>
          <label className={style.label} htmlFor={`${id}-code`}>
            <b>{texts.code}</b>
            <span className={style.tip}>{texts.codeTip}</span>
          </label>
          <input
            id={`${id}-code`}
            className={style.code}
            value={code}
            onChange={({ target: { value } }) => setCode(value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={wrong !== ''}
            aria-describedby={`${id}-wrong`}
          />
          <label className={style.label} htmlFor={`${id}-place`}>
            <b>{texts.place}</b>
            <span className={style.tip}>{texts.optional}</span>
          </label>
          <input
            id={`${id}-place`}
            className={style.input}
            value={place}
            onChange={({ target: { value } }) => setPlace(value)}
            autoComplete="off"
          />
          <p id={`${id}-wrong`} className={style.wrong} role="alert">
            {wrong}
          </p>
          <button type="submit" className={style.submit} aria-disabled={busy}>
            {busy ? texts.checking : texts.check}
          </button>
        </form>
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
    import('./scanner/Scanner').then(
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
