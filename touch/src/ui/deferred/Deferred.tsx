import { useWords } from '@touch/locales/words';
import { type ComponentType, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FailedNotice } from '../QueryState';
import style from './Deferred.module.css';
import { type DeferredPart, deferPart } from './deferredPart';
import type { DeferredParts } from './deferredParts';

interface DeferredProps<Name extends string, Props extends object> {
  readonly parts: DeferredParts<Readonly<Record<Name, ComponentType<Props>>>>;
  readonly part: Name;
  readonly with: Props;
  /** Called when a tap could not be handled because the code did not load. */
  readonly onLost: () => void;
  /** Stands below the text; shows the retry notice for all parts of the page. */
  readonly offersRetry?: boolean;
}

/** Set by the server alone: it tells served HTML from HTML rendered in the browser. */
const served = typeof window === 'undefined' ? { 'data-served': '' } : {};

/**
 * A part of a screen whose code loads later. The server renders it with the page; in the browser the served HTML stays, links
 * included, until the reader is about to interact with it. On a page that was not served its code loads at once.
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
    box.current?.removeAttribute('data-served');
    deferredPart.current?.activate();
  }, []);
  // React discards served HTML that changes before hydration, so props stay as served until then.
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
    <div
      ref={box}
      className={offersRetry ? style.below : style.deferred}
      {...served}
      suppressHydrationWarning
    >
      {content}
      {missing && offersRetry ? <FailedNotice message={words['state.partFailed']} retry={ask} /> : null}
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

/** Calls `tell` after the part beside it has rendered with the browser's data. */
function AfterDrawing({ tell }: { readonly tell: () => void }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (drawn) tell();
    else setDrawn(true);
  }, [drawn, tell]);
  return null;
}
