const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, also inside double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (found) => escaped[found] ?? '');
