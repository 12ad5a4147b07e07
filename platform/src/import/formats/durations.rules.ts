const CLOCK = /^(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,9})(?:[.,](\d{1,9}))?$/;
const UNITS =
  /^(?:pt)?(?:(\d{1,3}) ?(?:h|hrs?|hours?|小时|时))? ?(?:(\d{1,4}) ?(?:m|mins?|minutes?|分钟|分))? ?(?:(\d{1,6})(?:[.,](\d{1,9}))? ?(?:s|secs?|seconds?|秒钟|秒))?$/;
/** A duration is no longer (characters); it bounds what the patterns read. */
const LONGEST = 40;

/** Whole seconds of `3723`, `62:03`, `1:02:03.5`, `PT1H2M3S` or `1h 2m 3s`; 0 where it cannot be read. */
export function secondsOf(text: string): number {
  const value = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (value.length > LONGEST) return 0;
  const [, hours = '0', minutes = '0', seconds = '0', part = '0'] =
    CLOCK.exec(value) ?? UNITS.exec(value) ?? [];
  return Math.round(Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${part}`));
}

/** Every duration of a feed in seconds, as its reader takes them; it knows two of the spellings. */
export const withPlainDurations = (xml: string): string =>
  xml
    .replace(/(<itunes:duration>)([^<]{1,40})(?=<)/g, (_, tag: string, text: string) => tag + secondsOf(text))
    .replace(
      /( duration=["'])([^"'<>]{1,40})(?=["'])/g,
      (_, name: string, text: string) => name + secondsOf(text),
    );
