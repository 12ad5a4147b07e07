const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, also inside double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (found) => escaped[found] ?? '');
