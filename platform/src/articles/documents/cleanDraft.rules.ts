import { cleanHtml } from '@platform/html/cleanHtml';
import { resolveAddress } from '@platform/html/safeUrl';
import { withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import type { ArticleDraft } from './draft.types';

/**
 * A draft as it may be kept, whoever wrote it (K8): its text made of the tags this product shows, pictures and films that stood
 * in the text put behind its own, links that lead nowhere safe left out, and nothing that reads as a mark of this platform.
 * Cleaning twice changes nothing.
 */
export function cleanDraft(rawDraft: ArticleDraft): ArticleDraft {
  const draft = withPlainTexts(rawDraft);
  const { pictures = [], videos = [] } = draft;
  const body = cleanHtml(draft.content, { placed: { pictures: pictures.length, media: videos.length } });
  const found = body.pictures.map(({ src, caption, alt, width = 0, height = 0 }) => ({
    url: src,
    summary: caption || alt,
    width,
    height,
  }));
  const films = body.media.map(({ src, cover, captions, width = 0, height = 0 }) => ({
    url: src,
    cover,
    duration: 0,
    width,
    height,
    ...(captions === undefined ? {} : { captions }),
  }));
  return {
    ...draft,
    content: body.html,
    ...(found.length > 0 ? { pictures: [...pictures, ...found] } : {}),
    ...(films.length > 0 ? { videos: [...videos, ...films] } : {}),
    ...(draft.sourceUrl === undefined ? {} : { sourceUrl: resolveAddress(draft.sourceUrl, undefined) ?? '' }),
    ...(draft.linkUrl === undefined ? {} : { linkUrl: resolveAddress(draft.linkUrl, undefined) ?? '' }),
  };
}

/** Its texts without what stands for an address of this platform. */
function withPlainTexts(draft: ArticleDraft): ArticleDraft {
  const texts = Object.entries(draft).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, withoutPlaceholders(value)]] : [],
  );
  return { ...draft, ...Object.fromEntries(texts) };
}
