import { useWords } from '@touch/locales/words';
import type { ComponentGallery } from '../componentStates';
import { SAMPLE_PICTURE, useSampleTexts } from '../sampleTexts';
import { ArticleRow } from './ArticleRow';
import type { RowLook } from './rowLook';

const pictures = [SAMPLE_PICTURE, SAMPLE_PICTURE, SAMPLE_PICTURE];

/** One row; what is not given is as most rows have it. */
function Row({ look, length = 'title' }: RowProps) {
  const words = useWords();
  const texts = useSampleTexts();
  const row: RowLook = {
    href: '/demo/gallery',
    title: texts[length],
    abstract: texts.title,
    suffix: '',
    layout: 'small',
    pictures,
    badges: [],
    line: `${texts.short} · ${words['state.loadMore']}`,
    ...look,
  };
  return (
    <ul>
      <ArticleRow look={row} />
    </ul>
  );
}

interface RowProps {
  readonly look: Partial<RowLook>;
  readonly length?: 'short' | 'title' | 'long';
}

export const gallery: ComponentGallery = {
  states: {
    withoutPicture: () => <Row look={{ layout: 'none', pictures: [] }} />,
    small: () => <Row look={{}} />,
    large: () => <Row look={{ layout: 'large', ratio: '16:9' }} />,
    three: () => <Row look={{ layout: 'three' }} />,
    live: () => <Row look={{ badge: { text: '12:30', tone: 'live' } }} />,
    video: () => <Row look={{ layout: 'large', badge: { text: '03:21', tone: 'play' } }} />,
    pictureMissing: () => <Row look={{ pictures: [] }} />,
    long: () => <Row length="long" look={{ badges: ['1', '2'] }} />,
    longWithoutPicture: () => (
      <Row length="long" look={{ layout: 'none', badge: { text: '9', tone: 'plain' } }} />
    ),
    short: () => <Row length="short" look={{}} />,
  },
};
