export const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Text of those lines that are there. */
export const lines = (list) => list.filter(Boolean).join('\n');
