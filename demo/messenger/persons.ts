/** People of the stand-in messenger; invented. */
export interface Person {
  readonly key: string;
  readonly openid: string;
  /** '' = the account is not joined to the newsroom's other channels. */
  readonly unionid: string;
  readonly nickname: string;
  readonly headimgurl: string;
  /** A virtual person, as the messenger shows one where it finds a request improper. */
  readonly snapshot: boolean;
  readonly says: string;
}

export const persons: readonly Person[] = [
  {
    key: 'ordinary',
    openid: 'oDemo-caomu-0001',
    unionid: 'uDemo-caomu-0001',
    nickname: '草木间',
    headimgurl: '',
    snapshot: false,
    says: '普通读者',
  },
  {
    key: 'second',
    openid: 'oDemo-yuefeng-0002',
    unionid: 'uDemo-yuefeng-0002',
    nickname: '月峰下',
    headimgurl: '',
    snapshot: false,
    says: '另一位读者',
  },
  {
    key: 'alone',
    openid: 'oDemo-shanzui-0003',
    unionid: '',
    nickname: '山嘴子',
    headimgurl: '',
    snapshot: false,
    says: '没有 unionid',
  },
  {
    key: 'snapshot',
    openid: 'oDemo-virtual-0004',
    unionid: 'uDemo-virtual-0004',
    nickname: '微信用户',
    headimgurl: '',
    snapshot: true,
    says: '快照页的虚拟账号',
  },
];

export const personOf = (key: string): Person | undefined => persons.find((one) => one.key === key);
