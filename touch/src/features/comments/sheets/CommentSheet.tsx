import type { Locale } from '@touch/locales/messages';
import { loadTexts as loadPictureTexts } from '@touch/widgets/upload/PicturePicker';
import type { CommentSheetProps } from '../commentsContext';
import { DeleteSheet } from './DeleteSheet';
import { ReportSheet } from './ReportSheet';
import { commentTexts } from './texts';
import { WriteSheet } from './WriteSheet';

/** Texts of the sheets and of the pictures they add. */
export const loadTexts = (locale: Locale) =>
  Promise.all([commentTexts.loadTexts(locale), loadPictureTexts(locale)]);

/** The sheet a reader asked for. */
export function CommentSheet({ scope, request, close }: CommentSheetProps) {
  if (request.kind === 'write') return <WriteSheet scope={scope} to={request.to} close={close} />;
  if (request.kind === 'delete')
    return <DeleteSheet scope={scope} comment={request.comment} onDeleted={request.gone} close={close} />;
  return <ReportSheet comment={request.comment} close={close} />;
}
