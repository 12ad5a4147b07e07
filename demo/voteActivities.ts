import type { DemoVoteActivity, DemoVoteOption } from './voteShapes';

/** Further activities that are votes: several themes, videos and a code, one that is over, one that is still to come. */

const option = (
  name: string,
  description: string,
  picture: string,
  [votes, views]: readonly [number, number],
): DemoVoteOption => ({ name, description, picture, votes, views });

const common = {
  category: 'contest',
  organizer: '澜川融媒',
  position: '线上',
  targetNum: 0,
  cost: 0,
  score: 2,
} as const;

const dishVote: DemoVoteActivity = {
  ...common,
  key: 'activity-dish-vote',
  title: '一桌年夜饭，由你来配',
  attAbstract: '凉菜、热菜、点心，每类选几样，票数最高的做成公益年夜饭。',
  content: '得票最多的八道菜，除夕由县职中烹饪班做成六桌，请环卫工、公交司机和养路工人坐下来吃。',
  startDay: -5,
  endDay: 9,
  participatorNum: 1386,
  cover: 'kitchen',
  countClick: 4210,
  countPraise: 267,
  vote: {
    title: '一桌年夜饭，由你来配',
    rule: '凉菜选一至两样，热菜选两样，点心选一样，三类一起提交。不用登录，每台设备每天两次，同一道菜每天一次。',
    perDay: 2,
    optionMax: 1,
    isOpen: true,
    deviceMost: 0,
    headPicture: 'kitchen',
    themes: [
      {
        name: '凉菜',
        minChoose: 1,
        maxChoose: 2,
        options: [
          option('折耳根拌蚕豆', '澜川人的第一筷，外乡人的第一关。', 'herbs', [402, 1830]),
          option('凉拌树花', '松岭的树花，泡一夜，拌一碗。', 'forest.dawn', [318, 1412]),
          option('薄荷牛肉', '桑多木的牦牛肉，城边的薄荷。', 'yakHerd', [455, 2150]),
          option('酸笋', '自家坛子，三个月起。', 'garden', [211, 960]),
        ],
      },
      {
        name: '热菜',
        minChoose: 2,
        maxChoose: 2,
        options: [
          option('火腿炖萝卜', '腿要陈，萝卜要新。', 'noodleShop', [611, 2630]),
          option('清水鱼', '澜川河的鱼，只放姜和盐。', 'fishFarm', [702, 3120]),
          option('酥油洋芋', '一口锅，洋芋面得起沙。', 'barleyField', [389, 1744]),
          option('干巴菌炒饭', '七月晒的，腊月吃。', 'mushrooms', [530, 2218]),
          option('石锅鸡', '石锅传三代，鸡是昨天的。', 'teaTable', [302, 1361]),
        ],
      },
      {
        name: '点心',
        minChoose: 1,
        maxChoose: 1,
        options: [
          option('荞饼', '苦荞面，蜂蜜馅。', 'beehives', [288, 1104]),
          option('糌粑糕', '糌粑压成，芝麻封顶。', 'barleyField.dawn', [416, 1690]),
          option('米花糖', '年三十的响声。', 'market', [357, 1502]),
        ],
      },
    ],
  },
};

const youngVoices: DemoVoteActivity = {
  ...common,
  key: 'activity-young-voices',
  title: '小小讲解员：六个孩子讲家乡',
  attAbstract: '六段视频，每人一票，结果在结束当晚公布。',
  content: '六个孩子用十秒钟讲一处地方，汉语、藏语都有。听完再投，投给让你想去看看的那一个。',
  startDay: -1,
  endDay: 4,
  participatorNum: 904,
  cover: 'radioStudio',
  countClick: 2840,
  countPraise: 190,
  vote: {
    title: '小小讲解员',
    rule: '每台设备一票，提交前输入验证码。投票期间不公布票数，结束当晚八点公布，账本同时公开。',
    perDay: 0,
    isOpen: true,
    needsCode: true,
    isHidden: true,
    deviceMost: 0,
    headPicture: 'radioStudio',
    themes: [
      {
        name: '六个孩子',
        minChoose: 1,
        maxChoose: 1,
        options: [
          {
            ...option('河边的早晨', '云溪镇，九岁。', 'riverBend.dawn', [171, 820]),
            clip: 'riverMorning',
          },
          {
            ...option('梯田收割那几天', '茶坪乡，十岁。', 'terraces.day.3', [160, 764]),
            clip: 'harvestTerraces',
          },
          {
            ...option('赛马节的第一声锣', '桑多木乡，十一岁，藏语。', 'horseRace', [224, 1102]),
            clip: 'horseRace',
          },
          { ...option('县城的夜', '解放街，八岁。', 'nightTown.night', [98, 511]), clip: 'cityNight' },
          { ...option('雪里送药的路', '央措乡，十岁，藏语。', 'snowfall', [139, 690]), clip: 'snowRoad' },
          { ...option('奶奶的织机', '白塔镇，九岁。', 'weaving', [112, 602]), clip: 'weaving' },
        ],
      },
    ],
  },
};

const busColours: DemoVoteActivity = {
  ...common,
  key: 'activity-bus-colours',
  title: '新公交什么颜色',
  attAbstract: '三种配色，九天，一千七百多票。',
  content: '投票已经结束。票数最高的配色用在下月上路的十二辆新车上。',
  startDay: -16,
  endDay: -7,
  participatorNum: 1752,
  cover: 'busStop',
  countClick: 3320,
  countPraise: 141,
  vote: {
    title: '新公交什么颜色',
    rule: '每个登录用户一票。',
    perDay: 0,
    deviceMost: 2,
    headPicture: 'busStop',
    themes: [
      {
        name: '三种配色',
        minChoose: 1,
        maxChoose: 1,
        options: [
          option('河水绿', '和云溪大桥的栏杆一个颜色。', 'riverBend', [824, 2610]),
          option('山雪白', '车身白，腰线蓝。', 'snowPeak', [517, 1830]),
          option('经幡彩', '五色腰线，黄顶。', 'prayerFlags', [411, 1702]),
        ],
      },
    ],
  },
};

const gardenName: DemoVoteActivity = {
  ...common,
  key: 'activity-garden-name',
  title: '城北新公园叫什么，三天后开投',
  attAbstract: '四个名字都来自征集，投票还没有开始。',
  content: '从二百一十六个来稿里选出四个，三天后开投，投满一周。',
  startDay: 3,
  endDay: 10,
  participatorNum: 0,
  cover: 'garden',
  countClick: 870,
  countPraise: 52,
  vote: {
    title: '城北新公园叫什么',
    rule: '每台设备共三次，可以投给同一个名字。',
    inAll: 3,
    perDay: 0,
    isOpen: true,
    deviceMost: 0,
    headPicture: 'garden',
    themes: [
      {
        name: '四个名字',
        minChoose: 1,
        maxChoose: 1,
        options: ['听水园', '柳湾公园', '慢坡', '北站花园'].map((name) => ({
          name,
          description: '',
          votes: 0,
          views: 0,
        })),
      },
    ],
  },
};

export const voteActivities: readonly DemoVoteActivity[] = [dishVote, youngVoices, busColours, gardenName];
