/** The one cookie that changes how a page looks (A11); nothing else of the header reaches the renderer. */
export const presentation = (cookies: string): string =>
  cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('touchpaper=') && part.length < 100) ?? '';
