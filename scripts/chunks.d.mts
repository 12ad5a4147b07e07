/** @param now epoch ms */
export function letOldChunksGo(client: string, now: number): void;
