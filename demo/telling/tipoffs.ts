import type { DemoTipoff } from './shapes';

/** Tip-offs of readers (wire S27); the newsroom has taken names, contacts and places out. */
export const tipoffs: readonly DemoTipoff[] = [
  {
    key: 'tipoff-streetlight',
    title: '滨河步道的灯，十一盏里亮三盏',
    content:
      '从老码头到体育场，晚上七点以后散步的人很多。昨晚一位阿姨被伸出来的地砖绊倒，还好没有大碍。路灯坏了至少两个星期，灯杆上的报修电话打不通。',
    pictures: ['riverBend.night', 'oldStreet.night'],
    daysAgo: 5,
    time: '21:30',
    state: 'answered',
    answer:
      '记者当晚到现场数过：十一盏，亮三盏。县住建局第二天换好了八盏，地砖一并垫平。报修电话是三年前的旧号，新的号码已经重新贴在每根灯杆上。谢谢您。',
    answeredAfterDays: 2,
  },
  {
    key: 'tipoff-wellcover',
    title: '学校门口的井盖松了，车一过就响',
    content: '县一中东门出来第二个井盖，一天要响几百次。上下学的时候孩子都绕着走。',
    clip: 'cityNight',
    daysAgo: 2,
    time: '07:40',
    state: 'checking',
    answer: '已经转给县住建局，施工队约在周六上午，避开上下学。换好以后我们再去看一次。',
    answeredAfterDays: 1,
  },
];
