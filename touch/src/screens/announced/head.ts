import type { Head, ScreenContext } from '@touch/outside/screen';
import { announcementOf } from './announcements';

export const head = ({ visit, screen }: ScreenContext): Head => ({
  title: `${announcementOf(screen)[visit.locale].title} - ${visit.config.appName}`,
  noIndex: true,
});
