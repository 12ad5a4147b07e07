import type { Announced } from '@touch/outside/screen';

const files = import.meta.glob<Announced>('../*/announced.ts', { eager: true, import: 'announced' });

/** @throws Error where the screen is not announced */
export function announcementOf(screen: string): Announced {
  const announced = files[`../${screen}/announced.ts`];
  if (!announced) throw new Error(`${screen} is not announced`);
  return announced;
}
