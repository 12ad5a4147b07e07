/** Seconds as `1:23` or `1:01:40`; empty where the length is unknown (0 on the wire). */
export function durationText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 1) return '';
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
