import type { ComponentGallery } from './componentStates';
import { Icon, type IconName } from './Icon';

const names: readonly IconName[] = [
  ...(['search', 'paper', 'person', 'close', 'back', 'next', 'up', 'down', 'menu'] as const),
  ...(['play', 'pause', 'eye', 'like', 'share', 'listen', 'star', 'download', 'refresh'] as const),
];

export const gallery: ComponentGallery = {
  states: {
    outlined: () => names.map((name) => <Icon key={name} name={name} />),
    filled: () => names.map((name) => <Icon key={name} name={name} filled />),
    small: () => names.map((name) => <Icon key={name} name={name} size={16} />),
  },
};
