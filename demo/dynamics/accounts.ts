import type { DynamicsByAuthor } from './dynamic';

export const accountDynamics: DynamicsByAuthor = {
  'account-baita': [
    {
      daysAgo: 0,
      time: '06:20',
      content: '今天西头龙窑开窑，十点以后可以上去看，下风口呛人。',
      pictures: ['pottery.dawn'],
    },
    { daysAgo: 3, time: '17:40', content: '河滩停车场补了三车砂石，坑还有一个，绕着走，明天来填。' },
    {
      daysAgo: 5,
      time: '08:15',
      content: '集日补一句：卖簸箕的赵师傅今天不来，手扭了，下个集日照常，欠他的簸箕不急。',
      pictures: ['market.dawn', 'market'],
      praise: 96,
    },
    {
      daysAgo: 8,
      time: '19:00',
      content: '后街停电两小时，换变压器。冰柜里有货的可以先搬到镇政府食堂，有人值班。',
      praise: 41,
    },
  ],
  'account-shiqiao': [
    {
      daysAgo: 0,
      time: '05:30',
      content: '有雾，桥上只听得见吃面的声音。',
      pictures: ['stoneBridge.dawn'],
    },
    {
      daysAgo: 1,
      time: '05:30',
      content: '第四家面馆今天没有开门，老板嫁女儿，门口贴了红纸。',
      pictures: ['noodleShop.dawn'],
    },
    {
      daysAgo: 2,
      time: '05:31',
      content: '晚了一分钟，拍照的人睡过头了。',
      pictures: ['stoneBridge.dawn.3'],
    },
    {
      daysAgo: 3,
      time: '05:30',
      content: '水退下去半尺，桥墩上露出去年的水痕，像谁画的一道线。',
      pictures: ['stoneBridge'],
      praise: 208,
    },
    {
      daysAgo: 4,
      time: '05:30',
      content: '一只白鹭站在第三孔下面，站了一刻钟，什么也没有抓到，飞走了。',
      pictures: ['cranes.dawn'],
      praise: 311,
      share: 22,
    },
    {
      daysAgo: 5,
      time: '05:32',
      content: '下雨。打伞过桥的六个人，四把黑的，一把花的，一把是塑料袋。',
      pictures: ['rainStorm'],
      praise: 187,
    },
    {
      daysAgo: 6,
      time: '05:30',
      content: '面馆的灯比路灯亮得早。第一碗是扫街的老魏吃的，加了两个蛋。',
      pictures: ['noodleShop'],
      praise: 402,
      share: 35,
    },
    {
      daysAgo: 7,
      time: '05:30',
      content: '今天逢集，桥上摆不开了，卖鸡的蹲在桥头石狮子旁边。',
      pictures: ['market.dawn.2'],
      praise: 176,
    },
    {
      daysAgo: 8,
      time: '05:30',
      content: '有霜。桥面滑，学生都推着车走，有一个不推的，摔了一下，爬起来也推了。',
      praise: 259,
    },
    {
      daysAgo: 9,
      time: '05:30',
      content: '拍照的人出差，今天这张是面馆老板娘拍的，她说构图的事不归她管。',
      pictures: ['stoneBridge.dawn.2'],
      praise: 520,
      share: 61,
    },
    {
      daysAgo: 10,
      time: '05:30',
      content: '桥下有人练嗓子，唱的是《赶马调》，唱到第二段忘了词，从头再来。',
      praise: 143,
    },
    {
      daysAgo: 11,
      time: '05:29',
      content: '早了一分钟，因为狗叫。',
      pictures: ['stoneBridge.night'],
      praise: 388,
    },
    {
      daysAgo: 12,
      time: '05:30',
      content: '印刷厂的机器响了一夜，门口码着刚裁好的练习本，封面是这座桥。',
      pictures: ['printShop'],
      praise: 165,
    },
  ],
  'account-sangdo': [
    {
      daysAgo: 1,
      time: '19:10',
      content: '二村洛桑家的白额母牛找到了，在五村的牛群里，过得很好，不想回来。',
      pictures: ['yakHerd.dusk'],
    },
    { daysAgo: 2, time: '12:00', content: '赛马节的草场今天验收，木桩洞全部填平。', clip: 'horseRace' },
    {
      daysAgo: 6,
      time: '10:20',
      content: '三村牧道清出来了，摩托能走，拉草的车还要等两天。值班电话 0000-1234598。',
      pictures: ['grassland'],
      praise: 88,
    },
  ],
  'account-dukou': [
    {
      daysAgo: 0,
      time: '08:00',
      content: '坝前标尺读数贴出来了，在渡口码头公告栏。取水口浮标以内，船请不要进。',
      pictures: ['reservoir.dawn'],
    },
    {
      daysAgo: 0,
      time: '09:30',
      content: '铁索桥的桥板今天开始按家领，带户口簿，一家一块，挑大的请早来。',
    },
  ],
  'account-no1-school': [
    {
      daysAgo: 0,
      time: '11:40',
      content: '今天中午：番茄牛腩、蒜蓉青菜、玉米排骨汤，水果是柳湾的苹果。',
      pictures: ['kitchen'],
    },
    { daysAgo: 2, time: '21:50', content: '高三晚自习今起提前十分钟下课，学一线末班车等大家。' },
    {
      daysAgo: 4,
      time: '17:30',
      content: '家长会改到星期五晚七点，照顾要上夜班的。停车请停操场，进门右手边。',
      pictures: ['playground'],
      praise: 73,
    },
  ],
  'account-hospital': [
    {
      daysAgo: 0,
      time: '07:10',
      content: '今天停诊：骨科二诊室。已约的短信通知改到后天，也可以在三诊室看。',
    },
    {
      daysAgo: 1,
      time: '16:00',
      content: '捐血车在人民广场停到六点，饼干管够，晕针的请躺着抽。',
      pictures: ['clinicRoom'],
    },
  ],
  'account-buses': [
    { daysAgo: 0, time: '08:05', content: '1 路拾到红围巾一条，织得很用心，线头还没有藏，失主请打电话。' },
  ],
  'account-herders-school': [
    {
      daysAgo: 1,
      time: '20:10',
      content: '二年级的扎西今天第一次自己叠好被子，棱角不明显，但是他站在床边等人来看了很久。',
      pictures: ['classroom'],
      praise: 640,
      share: 48,
    },
    {
      daysAgo: 3,
      time: '16:30',
      content: '四条校车线这周都正常。雪线以上的十一个孩子由老师送到路口，家长请在老地方等。',
      pictures: ['busStop.dusk'],
      praise: 121,
    },
    {
      daysAgo: 9,
      time: '12:20',
      content: '射箭课，靶子换了会动的，上学期的神箭手这学期三箭脱靶，很不服气。',
      pictures: ['archery'],
      praise: 233,
    },
  ],
  'account-vocational': [
    {
      daysAgo: 2,
      time: '15:00',
      content: '今天练仰焊。防护面罩都检查过了，有一只的挂钩松，已经换下来挂在墙上，当教具。',
      pictures: ['factory'],
      praise: 57,
    },
  ],
  'account-library': [
    {
      daysAgo: 0,
      time: '08:30',
      content:
        '书车今天走松岭线：九点半松岭镇卫生院门口，十一点林场，下午两点回城。还书的可以放在司机老郭那里。',
      pictures: ['libraryHall'],
      praise: 64,
    },
    {
      daysAgo: 7,
      time: '18:00',
      content: '有人在《家庭养蜂》里夹了一张十年前的车票，请来认领；书已经有人借走了，他说不急。',
      pictures: ['bookshelf', 'beehives'],
      praise: 178,
      share: 16,
    },
  ],
  'account-thangka': [
    {
      daysAgo: 1,
      time: '11:00',
      content: '磨石青。这一碟磨了四天，颜色还差一点，明天接着磨，不要问几时能好。',
      pictures: ['thangka'],
      praise: 296,
      share: 24,
    },
    {
      daysAgo: 4,
      time: '15:40',
      content: '新来的学徒只画线，画了一个月，今天师父说：有一根像样了。',
      clip: 'weaving',
      praise: 205,
    },
  ],
  'account-weavers': [
    { daysAgo: 1, time: '09:00', content: '外婆说先织一条给自己，再说卖的事。', pictures: ['weaving'] },
  ],
  'account-orchard': [
    {
      daysAgo: 20,
      time: '09:00',
      content: '果园搬到邻村了，最后一批苹果今天发完，谢谢各位。',
      pictures: ['orchard'],
    },
  ],
  'account-sangdo-bo': [
    {
      daysAgo: 0,
      time: '08:20',
      content: 'དེ་རིང་སྨན་པ་ཚེ་དབང་ལགས་གྲོང་ཚོ་གཉིས་པར་ཕེབས་ཀྱི་ཡོད།',
      pictures: ['doctorVisit'],
      praise: 132,
    },
    {
      daysAgo: 2,
      time: '18:00',
      content: 'ཆར་པ་ཆེན་པོ་འབབ་སྲིད་པས། ཟམ་པའི་འགྲམ་དུ་སྡོད་མི་རུང་།',
      pictures: ['rainStorm.dusk'],
      praise: 75,
      share: 19,
    },
  ],
};
