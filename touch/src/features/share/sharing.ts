import type { ShareObject } from './shareObject';

/** `none` where there is no app that shows a sheet (G8). */
export async function shareByApp(
  site: string,
  { title, desc, link, imgUrl }: ShareObject,
): Promise<'shared' | 'cancelled' | 'none'> {
  try {
    const { nativeApp } = await import('@touch/outside/native/nativeApp');
    return (await (await nativeApp(site))?.share({ title, desc, link, imgUrl })) ?? 'none';
  } catch {
    // The code did not load.
    return 'none';
  }
}

/** `none` where the browser has no share sheet, or refused it. */
export async function shareBySystem({
  title,
  desc,
  link,
}: ShareObject): Promise<'shared' | 'cancelled' | 'none'> {
  if (typeof navigator.share !== 'function') return 'none';
  try {
    await navigator.share({ title, text: desc, url: link });
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'none';
  }
}

/** The clipboard, or the old way where it is missing or closed (messengers, plain http). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
