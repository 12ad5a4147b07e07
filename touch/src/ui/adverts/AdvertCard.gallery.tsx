import type { ComponentGallery } from '../componentStates';
import { SAMPLE_PICTURE, useSampleTexts } from '../sampleTexts';
import { AdvertCard } from './AdvertCard';

interface CardProps {
  readonly length?: 'title' | 'long';
  readonly over?: boolean;
  readonly strip?: boolean;
  readonly marked?: boolean;
}

function Card({ length = 'title', over = false, strip = false, marked = true }: CardProps) {
  const title = useSampleTexts()[length];
  const picture = { picUrl: SAMPLE_PICTURE, linkUrl: '#advert', width: 600, height: 400 };
  return (
    <AdvertCard
      advert={{ id: 1, title, ...picture, advMark: marked }}
      suffix=""
      lang={undefined}
      over={over}
      strip={strip}
    />
  );
}

export const gallery: ComponentGallery = {
  states: {
    card: () => <Card />,
    strip: () => <Card strip />,
    unmarked: () => <Card marked={false} />,
    over: () => <Card over />,
    long: () => <Card length="long" />,
    longStrip: () => <Card length="long" strip />,
  },
};
