import { type ShortVideo, shortVideoFilesQuery } from '@touch/api/shortVideos';
import { useQuery } from '@touch/api/useQuery';
import { safeUrl } from '@touch/lib/safeUrl';
import { useTexts } from './texts';

const CAPTIONS_TYPE = 'text/vtt';

/** Place of the captions, percent of the height: above the title and the author. */
const LINE = 58;

function raise({ cues }: TextTrack): void {
  for (const cue of cues ?? []) {
    if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue;
    cue.snapToLines = false;
    cue.line = LINE;
  }
}

/** A served track may have loaded before this code. */
function raiseLoaded(element: HTMLTrackElement | null) {
  if (!element) return undefined;
  const loaded = () => raise(element.track);
  if (element.readyState === HTMLTrackElement.LOADED) loaded();
  element.addEventListener('load', loaded);
  return () => element.removeEventListener('load', loaded);
}

/** The captions among a video's files, shown from the start. */
export function Captions({ id }: Pick<ShortVideo, 'id'>) {
  const texts = useTexts();
  const files = useQuery(shortVideoFilesQuery(id));
  if (files.state !== 'ready') return null;
  return files.value
    .filter(({ type }) => type === CAPTIONS_TYPE)
    .map(({ url }, index) => (
      <track
        key={url}
        ref={raiseLoaded}
        kind="captions"
        src={safeUrl(url)}
        label={texts.captions}
        default={index === 0}
      />
    ));
}
