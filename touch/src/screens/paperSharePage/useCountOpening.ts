import { EventType, KindNumber } from '@contract/codes';
import { readStored, writeStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { useEffect } from 'react';

const COUNTED = 'countedStories';

/** One opening of a paper's article and visit, from the browser only; none in previews (H1, A15). */
export function useCountOpening(id: string, isPreview: boolean): void {
  const { sendAndForget, flags } = useVisit();
  const isCounted = !isPreview && !flags.preview && !flags.view && !flags.cms;
  useEffect(() => {
    const counted = (readStored('session', COUNTED) ?? '').split(',');
    if (!isCounted || counted.includes(id)) return;
    writeStored('session', COUNTED, [...counted, id].join(','));
    sendAndForget('event', { id, type: KindNumber.event.paperArticle, eventType: EventType.click });
  }, [id, isCounted, sendAndForget]);
}
