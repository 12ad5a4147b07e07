import type { ShareObject } from '@touch/widgets/share/shareObject';

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
  if (!canShareBySystem()) return 'none';
  try {
    await navigator.share({ title, text: desc, url: link });
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'none';
  }
}

export const canShareBySystem = (): boolean => typeof navigator.share === 'function';
