import type { PictureKey } from './content';

/** Products of the points shop (wire n8). */
export interface DemoProduct {
  key: string;
  title: string;
  pictures: PictureKey[];
  score: number;
  stock: number;
  /** Redemptions of one member at most; 0 = any number. */
  perMember: number;
  /** HTML. */
  content: string;
}

const atCounter =
  '<p>领取：凭兑换码到云溪镇解放街 58 号报社一楼服务台，周一至周六 9:00—17:30。三十天内有效。</p>';

export const products: DemoProduct[] = [
  {
    key: 'product-bookmark',
    title: '手工排字木书签一枚',
    pictures: ['printShop', 'bookshelf'],
    score: 20,
    stock: 120,
    perMember: 2,
    content: `<p>石桥镇印社用排字余料做的梨木书签，长 14 厘米，正面是当天的日期。日期是领的那天，不是兑的那天。</p>${atCounter}`,
  },
  {
    key: 'product-honey',
    title: '七里坎百花蜜 250 克',
    pictures: ['beehives', 'kitchen'],
    score: 180,
    stock: 24,
    perMember: 1,
    content: `<p>七里坎养蜂人今年秋天摇的蜜，农户自封，县检测站抽检合格。会结晶，结晶不是坏了。</p><ul><li>净含量 250 克，玻璃瓶</li><li>一岁以下婴儿不要吃</li></ul>${atCounter}`,
  },
  {
    key: 'product-bowl',
    title: '白塔窑粗陶面碗',
    pictures: ['pottery', 'noodleShop'],
    score: 260,
    stock: 8,
    perMember: 1,
    content: `<p>口径 18 厘米，一碗宽面刚好。每窑颜色不同，不能挑。可进蒸箱，不进微波炉。</p>${atCounter}`,
  },
  {
    key: 'product-ticket',
    title: '县博物馆讲解券（两人）',
    pictures: ['museum'],
    score: 80,
    stock: 40,
    perMember: 0,
    content:
      '<p>博物馆免费进，讲解另收费。凭兑换码换一场四十分钟的讲解，两个人，周二至周日 10:00、14:30 开讲，提前一天打 0000-1234520 约。</p>',
  },
  {
    key: 'product-shawl',
    title: '桑多手织羊毛围巾',
    pictures: ['weaving', 'woolMill'],
    score: 680,
    stock: 0,
    perMember: 1,
    content: `<p>桑多牧羊女合作社织的，一条要四天，这一季的六条已经兑完。下一批在剪毛以后。</p>${atCounter}`,
  },
  {
    key: 'product-paper',
    title: '《澜川日报》纸质报三个月',
    pictures: ['newspaper', 'letterBox'],
    score: 420,
    stock: 15,
    perMember: 1,
    content:
      '<p>邮递员送到家，每天一份，星期日不出报。凭兑换码打发行部 0000-1234509，留地址，次月一日起投。只送澜川县内。</p>',
  },
];
