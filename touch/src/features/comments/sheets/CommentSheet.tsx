import type { Locale } from '@touch/locales/messages';
import { loadTexts as loadReportTexts, ReportSheet } from '@touch/widgets/report/ReportSheet';
import { loadTexts as loadPictureTexts } from '@touch/widgets/upload/PicturePicker';
import type { CommentSheetProps } from '../commentsContext';
import { DeleteSheet } from './DeleteSheet';
import { commentTexts } from './texts';
import { WriteSheet } from './WriteSheet';

/** Texts of the sheets and of the pictures they add. */
export const loadTexts = (locale: Locale) =>
  Promise.all([commentTexts.loadTexts(locale), loadPictureTexts(locale), loadReportTexts(locale)]);

/** The sheet a reader asked for. */
export function CommentSheet({ scope, request, close }: CommentSheetProps) {
  if (request.kind === 'write') return <WriteSheet scope={scope} to={request.to} close={close} />;
  if (request.kind === 'delete')
    return <DeleteSheet scope={scope} comment={request.comment} onDeleted={request.gone} close={close} />;
  const { id, content } = request.comment;
  return <ReportSheet subjects={[{ kind: 'comment', id }]} quoted={content} close={close} />;
}
