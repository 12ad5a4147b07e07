import { useWords } from '@touch/locales/words';
import { type ComponentType, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import style from './Late.module.css';
import type { LateParts } from './lateParts';
import { Notice } from './Notice';
import { type SleepingPart, sleepingPart } from './sleepingPart';

interface LateProps<Name extends string, Props extends object> {
  readonly parts: LateParts<Readonly<Record<Name, ComponentType<Props>>>>;
  readonly part: Name;
  readonly with: Props;
  /** Tells that a tap was in vain: the code does not come. */
  readonly lost: () => void;
  /** Speaks for all its parts: the one place where the reader can ask for them again. */
  readonly asksAgain?: boolean;
}

/** Only the server writes it: it tells served HTML from what the browser draws. */
const served = typeof window === 'undefined' ? { 'data-served': '' } : {};

/**
 * A part of a screen whose code comes late. The server renders it with the page; in the browser the served HTML stands, links
 * and all, until somebody is about to need more of it. A part of a page that nobody served comes at once.
 */
export function Late<Name extends string, Props extends object>(late: LateProps<Name, Props>) {
  const { parts, part, with: props, lost, asksAgain = false } = late;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const sleeping = useRef<SleepingPart>(undefined);
  const [missing, setMissing] = useState(false);
  const [awake, setAwake] = useState(false);
  const [first] = useState(props);
  const tell = useRef(lost);
  tell.current = lost;

  const ask = () => {
    setMissing(false);
    void parts.bring().then((here) => setMissing(!here));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; again by the reader
  useEffect(() => {
    if (!box.current || parts.here()) return;
    if (!box.current.hasAttribute('data-served')) return ask();
    const part = sleepingPart(box.current, { bring: parts.bring, lost: () => tell.current() });
    sleeping.current = part;
    return part.leave;
  }, [parts]);

  const wake = useCallback(() => {
    setAwake(true);
    sleeping.current?.stands();
  }, []);
  // React throws HTML away that changes before it can be drawn: as long as it sleeps it is what was served
  const shown = awake ? props : first;
  const content = useMemo(
    () => (
      <Suspense>
        <Part parts={parts} part={part} with={shown} />
        <Stands tell={wake} />
      </Suspense>
    ),
    [parts, part, shown, wake],
  );
  return (
    <div ref={box} className={style.late} {...served} suppressHydrationWarning>
      {content}
      {missing && asksAgain ? (
        <Notice
          kind="failed"
          text={words['state.partFailed']}
          action={{ text: words['state.retry'], run: ask }}
        />
      ) : null}
    </div>
  );
}

type PartProps<Name extends string, Props extends object> = Pick<
  LateProps<Name, Props>,
  'parts' | 'part' | 'with'
>;

function Part<Name extends string, Props extends object>({
  parts,
  part,
  with: props,
}: PartProps<Name, Props>) {
  const here = parts.here() ?? use(parts.arrival);
  const Shown: ComponentType<Props> = here[part];
  return <Shown {...props} />;
}

/** Speaks once the part beside it has been drawn with what it read of the browser. */
function Stands({ tell }: { readonly tell: () => void }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (drawn) tell();
    else setDrawn(true);
  }, [drawn, tell]);
  return null;
}
