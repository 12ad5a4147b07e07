import type { ComponentGallery } from './componentStates';
import { ScreenSkeleton } from './ScreenSkeleton';

export const gallery: ComponentGallery = { states: { loading: () => <ScreenSkeleton /> } };
