/**
 * Addresses of submitted files end in four zeros: they are drawn at random, may be taken away, and are cached for seconds.
 * Addresses of the newsroom's own files follow from their content.
 */
const SUBMITTED = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{36}0000\./;

/** @param path below the host */
export const isSubmitted = (path: string): boolean => SUBMITTED.test(path);
