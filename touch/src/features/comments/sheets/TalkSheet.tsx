import type { SheetProps } from '../Talk';
import { DeleteSheet } from './DeleteSheet';
import { ReportSheet } from './ReportSheet';
import { talkTexts } from './texts';
import { WriteSheet } from './WriteSheet';

export const { loadTexts } = talkTexts;

/** The sheet a reader asked for. */
export function TalkSheet({ here, wanted, AddPictures, close }: SheetProps) {
  if (wanted.kind === 'write')
    return <WriteSheet here={here} to={wanted.to} AddPictures={AddPictures} close={close} />;
  if (wanted.kind === 'delete')
    return <DeleteSheet here={here} comment={wanted.comment} told={wanted.gone} close={close} />;
  return <ReportSheet comment={wanted.comment} close={close} />;
}
