import { useEffect, useRef } from 'react';
import { frameReader } from './readFrames';
import { useTexts } from './texts';
import style from './writeOff.module.css';

interface ScannerProps {
  readonly found: (text: string) => void;
  /** The camera did not open, or its reader did not load. */
  readonly failed: () => void;
}

/** The camera's picture until a code is in it. */
export function Scanner({ found, failed }: ScannerProps) {
  const texts = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ found, failed });
  latest.current = { found, failed };
  useEffect(() => {
    const stop = new AbortController();
    scan(video.current, stop.signal).then(
      (text) => {
        if (text !== undefined) latest.current.found(text);
      },
      () => {
        if (!stop.signal.aborted) latest.current.failed();
      },
    );
    return () => stop.abort();
  }, []);
  return (
    <div className={style.scanner}>
      <video ref={video} className={style.video} playsInline muted aria-label={texts.aim} />
      <p className={style.aim}>{texts.aim}</p>
    </div>
  );
}

/** The text of the first code seen; undefined where it was stopped. @throws where there is no camera */
async function scan(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | undefined> {
  if (!video) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    const read = await frameReader();
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const text = await read(video);
      if (text) return text;
      await nextFrame();
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

const nextFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => done());
  });
