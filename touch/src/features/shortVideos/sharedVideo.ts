import { KindNumber, type PosterKind } from '@contract/codes';
import type { ShortVideo, ShortVideoSettings } from '@touch/api/shortVideos';

/** A short video in the fields of a share. */
export interface SharedVideo {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly objectType: number;
  readonly id: string;
  readonly poster: PosterKind;
}

export const sharedVideo = (
  { id, title, description, cover }: ShortVideo,
  settings: ShortVideoSettings | undefined,
): SharedVideo => ({
  path: `/mvodShare/${id}.html`,
  title: settings?.shareTitle || title,
  text: description || title,
  picture: cover,
  objectType: KindNumber.poster.shortVideo,
  poster: KindNumber.poster.shortVideo,
  id,
});
