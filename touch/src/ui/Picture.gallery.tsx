import type { ComponentGallery } from './componentStates';
import { Picture } from './Picture';
import { SAMPLE_PICTURE, useSampleTexts } from './sampleTexts';

export const gallery: ComponentGallery = {
  states: {
    shown: function Shown() {
      return <Picture src={SAMPLE_PICTURE} suffix="" alt={useSampleTexts().title} />;
    },
    narrow: () => <Picture src={SAMPLE_PICTURE} suffix="" ratio="3:2" />,
    high: () => <Picture src={SAMPLE_PICTURE} suffix="" ratio="3:4" priority />,
    cover: () => <Picture src={SAMPLE_PICTURE} suffix="" ratio="4:3" cover />,
    missing: () => <Picture src="" suffix="" />,
    portraitMissing: () => <Picture src="" suffix="" ratio="1:1" portrait />,
  },
};
