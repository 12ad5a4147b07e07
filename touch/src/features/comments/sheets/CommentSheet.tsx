import type { CommentSheetProps } from '../commentsContext';
import { DeleteSheet } from './DeleteSheet';
import { ReportSheet } from './ReportSheet';
import { commentTexts } from './texts';
import { WriteSheet } from './WriteSheet';

export const { loadTexts } = commentTexts;

/** The sheet a reader asked for. */
export function CommentSheet({ scope, request, AddPictures, close }: CommentSheetProps) {
  if (request.kind === 'write')
    return <WriteSheet scope={scope} to={request.to} AddPictures={AddPictures} close={close} />;
  if (request.kind === 'delete')
    return <DeleteSheet scope={scope} comment={request.comment} onDeleted={request.gone} close={close} />;
  return <ReportSheet comment={request.comment} close={close} />;
}
