import type { DemoArticle } from '@demo/content';

export const video: DemoArticle[] = [
  {
    key: 'video-river',
    column: 'video',
    daysAgo: 0,
    time: '07:00',
    type: 'video',
    clip: 'riverMorning',
    captions: [
      [0, 3, '（水声）'],
      [3, 6.5, '董大姐：今早雾重，草也多。'],
      [6.5, 10, '（收音机：云溪镇，晴，四到十二度）'],
    ],
    title: '清晨六点的澜川河',
    body: `六点零五分，云溪大桥的路灯灭了。镜头从桥下开始，逆着水走：第一个下河的是环卫船，船头站着捞草的董大姐；第二个是练憋气的老先生；第三个是鹭鸶，一共七只，去年同一段只数到三只。

雾散得很慢。到六点四十，老码头的石阶露出水面十九级。岸上的豆浆摊已经排了八个人，其中三个穿着校服。

视频没有配乐，只有水声、桨声，和不知道谁家的收音机在报天气。`,
    source: '澜川融媒',
    cameraman: '江予白',
    editor: '叶青禾',
    tags: ['澜川河', '视频'],
    cover: ['riverBend.dawn'],
    row: 'large',
    click: 8830,
    praise: 640,
    share: 412,
    related: ['video-terraces'],
  },
  {
    key: 'video-terraces',
    column: 'video',
    daysAgo: 3,
    time: '18:00',
    type: 'video',
    clip: 'harvestTerraces',
    title: '茶坪梯田，一百二十级，全靠肩膀',
    body: `茶坪乡上寨的梯田最窄的一块只有一米七宽，收割机进不来，谷子要靠人背下去。从最高一级到晒场，高差八十六米，石阶一千一百多步。

镜头跟着五十二岁的杨顺民背了一趟：一背七十斤，歇四次，用时三十一分钟。他每歇一次，就把背架顶在一根丁字拐上，人站着，不坐。“坐下去就不想起来了。”

寨子里二十七户还在种。乡里去年装了一条货运索道，能到半山；剩下的一半，今年量好了线，材料已经运到公路边。`,
    source: '澜川融媒',
    reporter: '周牧野',
    cameraman: '江予白',
    tags: ['乡村', '茶坪乡', '视频'],
    cover: ['terraces'],
    click: 6120,
    praise: 531,
  },
  {
    key: 'video-horsedoctor',
    column: 'video',
    daysAgo: 3,
    time: '20:15',
    type: 'video',
    clip: 'horseRace',
    title: '看台后面的人：赛马节上的兽医',
    body: `赛马节人人看前面，这条视频看后面。

终点线后三十米，一顶白帐篷，兽医多杰和两名助手从早上七点干到天黑。每匹马跑完要量三样：心率、体温、腿。心率十分钟降不到六十四的，不许跑下一场，主人怎么说情都不行。

三天里他们查了二百一十二匹次，拦下九匹。被拦的骑手里，有一个十四岁的男孩，眼泪掉在马脖子上。多杰蹲下来，把听诊器给他戴上：“你自己听。它跑完了，还没跑够，是心还在跑。”

男孩听了一会儿，把缰绳交了出来。`,
    source: '澜川融媒',
    reporter: '罗松次仁',
    cameraman: '江予白',
    editor: '叶青禾',
    tags: ['桑多赛马节', '视频'],
    cover: ['horseRace.day.2'],
    mark: '独家',
    click: 11900,
    praise: 1422,
    share: 866,
    related: ['races-results', 'health-horseback'],
  },
  {
    key: 'video-citynight',
    column: 'video',
    daysAgo: 10,
    time: '22:30',
    type: 'video',
    clip: 'cityNight',
    title: '夜里两点，县城还有谁没睡',
    body: `晚上十点到凌晨四点，两名记者沿解放街、滨河路走了三趟，数还亮着的灯。

十一点：一百零四盏。烧烤摊收炉子，代驾司机在桥头下棋。

零点：四十七盏。面包房开始和面，药店的小窗口还开着，一个男人买了一盒创可贴。

两点：十九盏。供水调度室、急诊、消防站、交警岗亭、印报纸的车间，还有六楼一扇窗——后来知道是一位高三学生的母亲，女儿睡了，她在改作业，她是小学老师。

四点：又多起来，二十六盏。第一笼包子上气了。`,
    source: '澜川融媒',
    reporter: '林晚舟',
    cameraman: '江予白',
    tags: ['老城', '视频'],
    cover: ['nightTown'],
    click: 9450,
    praise: 987,
    share: 530,
  },
  {
    key: 'video-snowroad',
    column: 'video',
    daysAgo: 15,
    time: '12:40',
    type: 'video',
    clip: 'snowRoad',
    title: '跟着除雪车上央措垭口',
    body: `国道 G6117 央措垭口海拔四千三百八十六米，一年里有五个多月要备防滑链。养路工区十一个人，一台平地机，两台撒布车。

凌晨三点四十，机手尼玛发动车子，先空转二十分钟。他看路不看远处，看的是雪面上的反光：发蓝的是浮雪，发灰的底下有暗冰，要先撒料再推。

十四公里推了两小时五十分钟。后面压着六十三辆车，有菜，有氧气瓶，有一辆接新娘的。六点半放行，新娘摇下车窗喊了一句什么，风太大，没有人听清。

在央措隧道打通以前，这条路还是翻过去的唯一办法。`,
    source: '澜川融媒',
    reporter: '陈砚秋',
    cameraman: '江予白',
    tags: ['交通', '视频'],
    cover: ['snowfall.night'],
    click: 7340,
    praise: 702,
    related: ['live-pass'],
  },
  {
    key: 'video-weaving',
    column: 'video',
    daysAgo: 21,
    time: '16:45',
    type: 'video',
    clip: 'weaving',
    title: '一根羊毛走过的三十二道手',
    body: `从桑多草原的一只羊，到柜台上的一条围巾，要过三十二道手。这条视频一道一道数给你看：剪、抖、拣、洗、晾、弹、梳、捻……到第二十六道才上织机。

织机上的是六十七岁的拉姆老人和她二十岁的外孙女。老人织“水纹”，从不打样，错了也不拆，顺着错往下走，走回来。“河也不是直的。”

一条围巾用毛四百二十克，工时二十六小时，收购价三百八十元。龙潭毛纺厂的机器，同样一条七分钟。厂里的技术员专程来拍过水纹，回去编程编了一个月，织出来像，就是没有错。`,
    source: '澜川融媒',
    reporter: '卓玛央金',
    cameraman: '江予白',
    tags: ['非遗', '视频'],
    cover: ['weaving', 'sheepFold', 'woolMill'],
    click: 5210,
    praise: 615,
    related: ['video-terraces'],
  },
];
