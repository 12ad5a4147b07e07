import type { ComponentGallery } from './componentStates';
import { useSampleTexts } from './sampleTexts';
import { Tabs } from './Tabs';

interface RowProps {
  readonly count: number;
  /** Name of the row of tabs. */
  readonly label: string;
  readonly length?: 'short' | 'title';
  readonly level?: 'first' | 'second';
}

function Row({ count, label, length = 'short', level = 'first' }: RowProps) {
  const text = useSampleTexts()[length];
  const tabs = Array.from({ length: count }, (_, key) => ({
    key,
    text: `${text} ${key + 1}`,
    href: `?tab=${key}`,
    current: key === Math.floor(count / 2),
  }));
  return <Tabs tabs={tabs} label={label} level={level} />;
}

export const gallery: ComponentGallery = {
  states: {
    few: () => <Row count={2} label="1" />,
    many: () => <Row count={14} label="2" />,
    secondLevel: () => <Row count={6} level="second" label="3" />,
    long: () => <Row count={4} length="title" label="4" />,
  },
};
