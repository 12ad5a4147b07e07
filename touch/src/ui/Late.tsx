import { useWords } from '@touch/locales/words';
import { type ComponentType, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import style from './Late.module.css';
import type { DeferredParts } from './lateParts';
import { Notice } from './Notice';
import { type DeferredPart, deferPart } from './sleepingPart';

interface DeferredProps<Name extends string, Props extends object> {
  readonly parts: DeferredParts<Readonly<Record<Name, ComponentType<Props>>>>;
  readonly part: Name;
  readonly with: Props;
  /** Tells that a tap was in vain: the code does not come. */
  readonly onLost: () => void;
  /** Speaks for all its parts: the one place where the reader can ask for them again. */
  readonly offersRetry?: boolean;
}

/** Only the server writes it: it tells served HTML from what the browser draws. */
const served = typeof window === 'undefined' ? { 'data-served': '' } : {};

/**
 * A part of a screen whose code comes late. The server renders it with the page; in the browser the served HTML stands, links
 * and all, until somebody is about to need more of it. A part of a page that nobody served comes at once.
 */
export function Deferred<Name extends string, Props extends object>(late: DeferredProps<Name, Props>) {
  const { parts, part, with: props, onLost, offersRetry = false } = late;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const deferredPart = useRef<DeferredPart>(undefined);
  const [missing, setMissing] = useState(false);
  const [awake, setAwake] = useState(false);
  const [first] = useState(props);
  const tell = useRef(onLost);
  tell.current = onLost;

  const ask = () => {
    setMissing(false);
    void parts.load().then((here) => setMissing(!here));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; again by the reader
  useEffect(() => {
    if (!box.current || parts.get()) return;
    if (!box.current.hasAttribute('data-served')) return ask();
    const part = deferPart(box.current, { load: parts.load, onLost: () => tell.current() });
    deferredPart.current = part;
    return part.dispose;
  }, [parts]);

  const wake = useCallback(() => {
    setAwake(true);
    deferredPart.current?.activate();
  }, []);
  // React throws HTML away that changes before it can be drawn: as long as it sleeps it is what was served
  const shown = awake ? props : first;
  const content = useMemo(
    () => (
      <Suspense>
        <Part parts={parts} part={part} with={shown} />
        <AfterDrawing tell={wake} />
      </Suspense>
    ),
    [parts, part, shown, wake],
  );
  return (
    <div ref={box} className={style.late} {...served} suppressHydrationWarning>
      {content}
      {missing && offersRetry ? (
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
  DeferredProps<Name, Props>,
  'parts' | 'part' | 'with'
>;

function Part<Name extends string, Props extends object>({
  parts,
  part,
  with: props,
}: PartProps<Name, Props>) {
  const here = parts.get() ?? use(parts.loaded);
  const Shown: ComponentType<Props> = here[part];
  return <Shown {...props} />;
}

/** Speaks once the part beside it has been drawn with what it read of the browser. */
function AfterDrawing({ tell }: { readonly tell: () => void }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (drawn) tell();
    else setDrawn(true);
  }, [drawn, tell]);
  return null;
}
