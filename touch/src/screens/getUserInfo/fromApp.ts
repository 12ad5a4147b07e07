/** Asks the app around the page who reads (G8); undefined as long as there is no bridge to it. */
export const fromApp: (() => void) | undefined = undefined;
