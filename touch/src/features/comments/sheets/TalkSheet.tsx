import { useVisit } from '@touch/outside/visit';
import type { CommentSheetProps } from '../commentsContext';
import { DeleteSheet } from './DeleteSheet';
import { ReportSheet } from './ReportSheet';
import { WriteSheet } from './WriteSheet';
import { talkWords } from './words';

export const readyWords = talkWords.ready;

/** The sheet a reader asked for. */
export function CommentSheet({ scope, request, AddPictures, close }: CommentSheetProps) {
  const { locale } = useVisit();
  return (
    <talkWords.Within locale={locale}>
      {request.kind === 'write' ? (
        <WriteSheet scope={scope} to={request.to} AddPictures={AddPictures} close={close} />
      ) : request.kind === 'delete' ? (
        <DeleteSheet scope={scope} comment={request.comment} onDeleted={request.gone} close={close} />
      ) : (
        <ReportSheet comment={request.comment} close={close} />
      )}
    </talkWords.Within>
  );
}
