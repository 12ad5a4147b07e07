import { type ShortVideo, shortVideoFilesQuery } from '@touch/api/shortVideos/shortVideos';
import { useQuery } from '@touch/api/useQuery';
import { safeUrl } from '@touch/lib/rows/safeUrl';
import { useTexts } from './texts';

const CAPTIONS_TYPE = 'text/vtt';

/** The captions among a video's files, shown from the start. */
export function Captions({ id }: Pick<ShortVideo, 'id'>) {
  const texts = useTexts();
  const files = useQuery(shortVideoFilesQuery(id));
  if (files.state !== 'ready') return null;
  return files.value
    .filter(({ type }) => type === CAPTIONS_TYPE)
    .map(({ url }, index) => (
      <track key={url} kind="captions" src={safeUrl(url)} label={texts.captions} default={index === 0} />
    ));
}
