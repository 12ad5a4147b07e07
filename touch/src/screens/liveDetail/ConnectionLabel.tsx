import type { SocketStage } from '@touch/outside/socket/socketState';
import { useEffect, useState } from 'react';
import { useTexts } from './texts';

/** A shorter interruption is not worth a word. */
const QUIET_MS = 1000;

const labels = {
  none: 'notConnected',
  connecting: 'notConnected',
  open: 'connected',
  closing: 'closing',
  closed: 'closed',
} as const satisfies Readonly<Record<SocketStage, string>>;

/** State of the socket (I4): shown while it is not open, announced when it opens again. @param stage undefined: shows nothing */
export function ConnectionLabel({ stage }: { readonly stage: SocketStage | undefined }) {
  const texts = useTexts();
  const [label, setLabel] = useState<(typeof labels)[SocketStage]>();
  useEffect(() => {
    if (stage === 'open') return setLabel((before) => before && 'connected');
    if (!stage) return setLabel(undefined);
    const timer = setTimeout(() => setLabel(labels[stage]), QUIET_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <span role="status" className={label === 'connected' ? 'visually-hidden' : undefined}>
      {label && texts[label]}
    </span>
  );
}
