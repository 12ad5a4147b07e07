import { useWords } from '@touch/locales/words';
import type { ComponentGallery } from '../componentStates';
import { nothing, useSampleTexts } from '../sampleTexts';
import { Sheet } from './Sheet';

const LINES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

export const gallery: ComponentGallery = {
  isModal: true,
  states: {
    short: function Short() {
      const { short, title } = useSampleTexts();
      return (
        <Sheet title={short} closeText={useWords()['shell.close']} close={nothing}>
          <p>{title}</p>
        </Sheet>
      );
    },
    long: function Long() {
      const { long } = useSampleTexts();
      return (
        <Sheet title={long} closeText={useWords()['shell.close']} close={nothing}>
          {LINES.map((line) => (
            <p key={line}>{`${line} ${long}`}</p>
          ))}
        </Sheet>
      );
    },
  },
};
