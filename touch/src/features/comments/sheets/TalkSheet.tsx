import { useVisit } from '@touch/outside/visit';
import type { SheetProps } from '../Talk';
import { DeleteSheet } from './DeleteSheet';
import { ReportSheet } from './ReportSheet';
import { WriteSheet } from './WriteSheet';
import { talkWords } from './words';

export const readyWords = talkWords.ready;

/** The sheet a reader asked for. */
export function TalkSheet({ here, wanted, AddPictures, close }: SheetProps) {
  const { locale } = useVisit();
  return (
    <talkWords.Within locale={locale}>
      {wanted.kind === 'write' ? (
        <WriteSheet here={here} to={wanted.to} AddPictures={AddPictures} close={close} />
      ) : wanted.kind === 'delete' ? (
        <DeleteSheet here={here} comment={wanted.comment} told={wanted.gone} close={close} />
      ) : (
        <ReportSheet comment={wanted.comment} close={close} />
      )}
    </talkWords.Within>
  );
}
