interface DemoPushMessage {
  /** Key of the article it opens. */
  readonly article: string;
  readonly title: string;
  readonly content: string;
  readonly daysAgo: number;
  readonly time: string;
}

/** Messages that were pushed to the app (wire x17). */
export const pushMessages: readonly DemoPushMessage[] = [
  {
    article: 'headline-tunnel-last-286',
    title: '央措隧道还剩286米',
    content: '两头掘进的队伍已经听得见对方的爆破声。',
    daysAgo: 0,
    time: '07:30',
  },
  {
    article: 'headline-second-water-source',
    title: '县城第二水源今天通水',
    content: '停取河水也能撑住，水压和水质变化在这里。',
    daysAgo: 0,
    time: '09:45',
  },
  {
    article: 'headline-snow-leopard',
    title: '央措雪山拍到雪豹带崽',
    content: '红外相机守在海拔4610米的岩脊上。',
    daysAgo: 0,
    time: '09:30',
  },
];
