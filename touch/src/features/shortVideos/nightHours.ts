const HOUR_MS = 3_600_000;
/** East of Greenwich: China's time, whatever the phone's own zone is. */
const CHINA_HOURS = 8;
const [NIGHT_FROM, NIGHT_TO] = [22, 6];

/** True from 22:00 to 06:00 in China, when minors' mode shows no short videos (K23). @param now epoch ms */
export function isNight(now: number): boolean {
  const hour = new Date(now + CHINA_HOURS * HOUR_MS).getUTCHours();
  return hour >= NIGHT_FROM || hour < NIGHT_TO;
}
