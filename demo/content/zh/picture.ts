import type { DemoArticle } from '@demo/content';

export const picture: DemoArticle[] = [
  {
    key: 'picture-baita-market',
    column: 'picture',
    daysAgo: 0,
    time: '12:10',
    type: 'images',
    title: '白塔镇周日集：天亮开秤，晌午散场',
    attAbstract: '四十里外的人半夜出门，背来的东西不值几个钱，见的人值。',
    body: `白塔镇的集，逢周日，没有人说得清从哪一年开始。天亮开秤，晌午散场，白塔下的老街长三百二十步，最多的时候挤下六千人。镇上的管理员数过，一个集卖掉的东西里，陶器一百来件，背篓四十只，鸡三百只，豆腐两千多块，此外还有无数句“便宜点”。

摄影记者郑小山连着去了五个集，背着同一只背篓，里面装相机。到第三回，有人以为他是卖相机的。`,
    source: '澜川日报',
    picauthor: '郑小山',
    reporter: '何听雨',
    editor: '宋知夏',
    liability: '顾守正',
    proofreader: '闻书',
    tags: ['白塔镇', '菜价'],
    cover: ['market.dawn.1', 'pottery.day.2', 'noodleShop.dawn.2'],
    row: 'three',
    gallery: [
      {
        picture: 'whitePagoda.dawn.1',
        summary:
          '清晨五点四十分，白塔还是灰色的。最早到的是水磨村卖豆腐的一家，走了两个半小时，豆腐担子上盖着湿布。',
      },
      {
        picture: 'market.dawn.1',
        summary:
          '秤摆出来，集就算开了。老街上用杆秤的还有十一家，其余用电子秤，但买主常常要求再用杆秤过一遍。',
      },
      {
        picture: 'pottery.day.2',
        summary: '安阿各的土陶茶罐，一只二十五元。她用指节敲给客人听，声音发脆的才是烧透的。',
      },
      {
        picture: 'fruitBasket.day.1',
        summary: '柳湾村的果贩把最好看的一层摆在底下。“上面的先卖掉，越卖越好看。”他说这是他爷爷的办法。',
      },
      {
        picture: 'noodleShop.dawn.2',
        summary: '一碗素面六元。店里八张桌子，集日要翻十二次台，老板娘从来不记账，收碗的时候数碗。',
      },
      {
        picture: 'oldStreet.day.2',
        summary:
          '剃头、镶牙、补锅、代写书信，四个手艺占着一段屋檐。代写书信的先生今天写了三封，都是写给法院的。',
      },
      {
        picture: 'weaving.day.2',
        summary: '一条羊毛腰带，讲价讲了二十分钟，从一百四讲到一百一。成交以后，卖的人又送了一截红线。',
      },
      {
        picture: 'busStop.day.3',
        summary: '十二点半，散场。回桑多方向的班车顶上绑着两只羊羔、一口锅和一架缝纫机。司机只收人的票。',
      },
    ],
    related: ['livelihood-parcel-baita', 'livelihood-market-overnight'],
    click: 5480,
    praise: 327,
    share: 96,
    reporters: ['郑小山'],
  },
  {
    key: 'picture-river-day',
    column: 'picture',
    daysAgo: 3,
    time: '18:00',
    type: 'images',
    title: '澜川河的一昼夜，从雪线到渡口',
    attAbstract: '一滴水从央措雪山走到渡口水库大约需要五十个小时。我们坐车追它，只用了一天。',
    body: `澜川河在县内长137公里，落差两千七百多米。水文站做过估算，雪山脚下的一滴水，走到渡口水库大约需要五十个小时。

摄影记者白玛多吉凌晨三点从卓玛沟村出发，沿河往下，在九个地方停下来，等光，也等人。他带了一只空矿泉水瓶，每到一处舀一点水看颜色。到晚上，九处的水兑在一起，放在桌上澄了一夜，瓶底有薄薄的一层沙。`,
    source: '澜川日报',
    picauthor: '白玛多吉',
    reporter: '何听雨',
    editor: '方既明',
    liability: '顾守正',
    proofreader: '秦简',
    approver: '陆怀远',
    planner: '宋知夏',
    tags: ['澜川河', '央措雪山', '生态'],
    cover: ['riverBend.dawn.1'],
    row: 'large',
    gallery: [
      {
        picture: 'snowPeak.night.2',
        summary: '4时10分，央措雪山脚下。河在这里只有一步宽，听得见，看不见。',
      },
      {
        picture: 'prayerFlags.dawn.1',
        summary: '6时25分，卓玛沟村口。取水的妇女说，早上的第一桶水要先给牲口，人喝第二桶。',
      },
      {
        picture: 'grassland.dawn.3',
        summary: '7时40分，桑多草原。河散成十几股，像一把梳子，牦牛从中间走过去，水没到膝盖。',
      },
      {
        picture: 'dam.day.2',
        summary: '10时05分，上游电站。两台机组，发的电够三万户用。这座老坝没有鱼道，下游来的鱼到这里就回头。',
      },
      {
        picture: 'riverBend.day.1',
        summary:
          '12时50分，茶坪乡大回湾。河绕了四公里，又回到离起点六百米的地方，山脊上的人家看得见河的两面。',
      },
      {
        picture: 'stoneBridge.day.1',
        summary: '14时30分，石桥镇。七孔桥的第三孔下水最深，夏天跳水的孩子都从这一孔跳。',
      },
      {
        picture: 'valleyTown.dusk.1',
        summary: '18时45分，云溪镇。滨河路上散步的人分成两股，一股往上游走，一股往下游走，在老码头掉头。',
      },
      {
        picture: 'ferry.dusk.2',
        summary: '19时30分，渡口镇。最后一班渡轮，乘客四个人、一条狗。船老大说这个点从来不满，也从来不停。',
      },
      {
        picture: 'reservoir.night.1',
        summary: '21时，水库。今天早上那一滴水才过桑多草原，要后天才到这里。',
      },
    ],
    related: ['ecology-river-outfalls', 'countryside-cable-bridge-obituary'],
    click: 8260,
    praise: 641,
    share: 287,
    reporters: ['白玛多吉'],
  },
  {
    key: 'picture-horse-training',
    column: 'picture',
    daysAgo: 6,
    time: '17:10',
    type: 'images',
    title: '赛马节以外的日子：桑多骑手和他们的马',
    attAbstract: '比赛只有三天，骑手和马要一起过完其余的三百多天。',
    body: `桑多赛马节一年一次，三天，看的人有三四万。剩下的日子没有人看。

骑手旺扎今年24岁，十三岁第一次参赛，摔下来过四回。他的马叫“洛噶”，七岁，灰色，左前蹄有一圈白。每天两趟，一趟走、一趟跑，跑完要牵着走到不出汗为止，再去河里站一刻钟，让冷水收筋。乡兽医站的登记里，全乡常年训练的赛马有163匹，骑手140多人，其中女骑手11人。

一匹马一年吃掉的草料和精料大约六千元，赛马节的头奖是三万元。旺扎没有得过头奖。`,
    source: '澜川融媒',
    picauthor: '白玛多吉',
    reporter: '罗松次仁',
    editor: '宋知夏',
    liability: '顾守正',
    tags: ['桑多赛马节', '桑多乡', '人物'],
    cover: ['horseRace.day.2', 'grassland.dusk.1', 'festivalTents.dusk.2'],
    row: 'three',
    gallery: [
      {
        picture: 'grassland.dawn.1',
        summary: '早晨六点，旺扎牵着洛噶走两公里热身。马跑之前不喂料，只饮几口温水。',
      },
      {
        picture: 'horseRace.day.2',
        summary:
          '短途冲刺。训练时不用鞭子，靠膝盖和声音。旺扎吹的口哨有三种，一种是快，一种是稳，一种是回家。',
      },
      {
        picture: 'herbs.day.2',
        summary: '洛噶的右后腿拉伤过，兽医用草药糊上，裹七天。这段时间旺扎每晚在马棚里睡。',
      },
      {
        picture: 'archery.day.1',
        summary: '马上射箭要三年才敢撒缰。19岁的女骑手措姆一天射八十支，她的靶子是一只晒干的羊皮袋。',
      },
      {
        picture: 'yakHerd.day.1',
        summary: '不训练的时候，骑手都是牧民。赛马也要干活，每天把牛赶回来，走的路比训练还多。',
      },
      {
        picture: 'weaving.day.3',
        summary: '旺扎的母亲织马鞍毯，一条要两个月。花纹里藏着一个小小的灰色绳结，是洛噶的记号。',
      },
      {
        picture: 'grassland.dusk.1',
        summary: '傍晚，马在河里站一刻钟。旺扎说，马看着水的时候最老实，不知道在想什么。',
      },
    ],
    related: ['countryside-horseback-clinic', 'economy-wool-mill-order'],
    click: 6950,
    praise: 512,
    share: 176,
    reporters: ['罗松次仁', '白玛多吉'],
  },
  {
    key: 'picture-old-street-hands',
    column: 'picture',
    daysAgo: 10,
    time: '10:00',
    type: 'images',
    title: '只拍手：澜川县里六双做东西的手',
    attAbstract: '请他们不要看镜头，也不用停下来。',
    body: `县非物质文化遗产保护中心登记的代表性项目有27项，代表性传承人61人，平均年龄63岁。何听雨和郑小山用一个月访了六位，约定只拍手，不拍脸。

约定是卓玛沟村的画师提出来的。他说，脸会做样子，手不会。

六双手里，有两双在冬天裂口，有一双缺半截食指，有一双涂着指甲油。问他们保养不保养，答的都是：做着就不疼了。`,
    source: '澜川日报',
    picauthor: '郑小山',
    reporter: '何听雨',
    editor: '叶青禾',
    liability: '顾守正',
    proofreader: '闻书',
    tags: ['非遗', '人物'],
    cover: ['thangka.day.1', 'printShop.day.2', 'pottery.day.1'],
    row: 'three',
    gallery: [
      {
        picture: 'thangka.day.1',
        summary:
          '卓玛沟村，唐卡画师。开眼的一笔只在上午画，笔尖三根毛，画之前要停住呼吸。画了四十年，手从来不抖，端茶的时候抖。',
      },
      {
        picture: 'pottery.day.1',
        summary: '白塔镇，陶工。慢轮不用电，左脚蹬。她判断泥的干湿靠虎口，软硬像耳垂就可以。',
      },
      {
        picture: 'printShop.day.2',
        summary: '石桥镇，雕版匠。一块梨木板刻两面，一天刻四十个字，刻错一个，挖掉补一小块木头，叫“换牙”。',
      },
      {
        picture: 'noodleShop.day.2',
        summary: '石桥镇，面匠庞守义。缺的半截食指，是三十年前和面机绞掉的。从那以后他只用手。',
      },
      {
        picture: 'weaving.day.1',
        summary: '桑多乡，织氆氇的阿妈。她不数梭，一边织一边念经，念到哪里，就知道织到哪里。',
      },
      {
        picture: 'teaTable.day.1',
        summary: '茶坪乡，制茶师，六人里最年轻的，26岁，涂指甲油的是她。杀青时锅温二百多度，她用手背试。',
      },
    ],
    related: ['livelihood-silent-barber', 'headline-noodle-mark'],
    click: 7340,
    praise: 598,
    share: 251,
    reporters: ['何听雨', '郑小山'],
  },
  {
    key: 'picture-night-shift',
    column: 'picture',
    daysAgo: 15,
    time: '06:30',
    type: 'images',
    title: '零点以后，这座县城由他们醒着',
    attAbstract: '从零点到六点，云溪镇大约有一千九百人在上班。',
    body: `零点以后的云溪镇，路灯还亮着3700盏，关掉一半是凌晨一点。从供电、医院、公安、环卫、工业园和市场几处的排班表上加起来，这时候大约有1900人在上班，占县城人口的百分之二。

江予白和郑小山用三个夜晚走了八个地方。每到一处都问同一个问题：几点最难熬？答案是一致的，四点。四点以后天就快亮了，鸟先叫，然后是洒水车。`,
    source: '澜川融媒',
    picauthor: '郑小山',
    cameraman: '江予白',
    reporter: '林晚舟',
    editor: '方既明',
    liability: '顾守正',
    proofreader: '秦简',
    tags: ['人物', '民生实事'],
    cover: ['nightTown.night.1'],
    row: 'large',
    gallery: [
      {
        picture: 'nightTown.night.1',
        summary:
          '0时15分，从北山看县城。最亮的一条是滨河路，最后熄灯的一片是澜川一中对面的出租楼，住着陪读的家长。',
      },
      {
        picture: 'hospital.night.1',
        summary: '1时，县医院急诊。护士长薄云这一班走了一万六千步，院子里最远的地方离急诊室三百米。',
      },
      {
        picture: 'radioStudio.night.1',
        summary:
          '1时30分，澜川广播的夜间节目。主持人只有一个固定听众会打电话进来，是跑长途的龙德发，报平安，顺便报路况。',
      },
      {
        picture: 'market.night.2',
        summary: '2时20分，综合市场。卸一车白菜四十分钟，装卸工按吨算钱，一吨二十八元。',
      },
      {
        picture: 'factory.night.1',
        summary: '3时，毛纺厂中夜班交接。下班的人在门口吃一碗豆浆泡饭，摊主只卖到四点。',
      },
      {
        picture: 'powerLines.night.1',
        summary: '3时40分，供电所值班室。大屏上一条线红了十一秒，又绿了。值班员站起来，又坐下。',
      },
      {
        picture: 'fireEngine.night.1',
        summary: '4时，消防站。没有警情，最年轻的队员在车库里练打结，四种结，闭着眼，一分钟。',
      },
      {
        picture: 'printShop.night.1',
        summary: '4时50分，报纸印出来。《澜川日报》每天九千二百份，装车以前，校对闻书还要抽一份从头看到尾。',
      },
      {
        picture: 'busStop.dawn.1',
        summary: '5时55分，1路首班车。司机把暖风先打开，等那个每天第一个上车的扫街人。',
      },
    ],
    related: ['headline-last-bus', 'economy-wool-mill-order'],
    click: 9580,
    praise: 745,
    share: 398,
    reporters: ['郑小山', '江予白', '林晚舟'],
  },
];
