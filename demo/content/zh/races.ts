import type { DemoArticle } from '@demo/content';

export const races: DemoArticle[] = [
  {
    key: 'races-topic',
    column: 'special',
    daysAgo: 4,
    time: '20:00',
    type: 'topic',
    topic: 'races',
    title: '专题：桑多赛马节',
    listTitle: '专题｜桑多赛马节',
    attAbstract: '三天，二百一十二匹次，三万四千人次，一匹没有人骑的马。',
    body: `桑多赛马节办了二十六届，没有一届在同一块草场。牧民说，马蹄踩过的草要歇三年，所以会场每年换，老人们骑马走一圈，看草，看水，看风，商量三天才定。

今年的会场在桑多塘东岸，跑道一圈两千一百米，草皮没有动过一锹。项目六个：速度赛、走马、拾哈达、射箭、牦牛赛、少年组。速度赛头名奖金三万元，其余各项还是老规矩：一匹马驹、一条哈达、一块砖茶。

记者在草原上住了五天。“赛场”记输赢，“草原生活”记输赢以外的事。`,
    source: '澜川日报',
    reporter: '罗松次仁 许鹿鸣',
    picauthor: '白玛多吉',
    editor: '宋知夏',
    tags: ['桑多赛马节', '文旅'],
    cover: ['festivalTents'],
    row: 'large',
    mark: '专题',
    click: 12860,
    praise: 977,
    share: 640,
  },
  {
    key: 'races-results',
    column: 'racesDay',
    daysAgo: 4,
    time: '18:40',
    title: '差一个马头：五十七岁的骑手赢了自己的徒弟',
    attAbstract: '桑多赛马节闭幕，八千四百米速度赛冠军多吉次丹用时 10 分 52 秒，第二名是他教了九年的徒弟。',
    body: `最后一圈进直道，两匹马并排，一黑一栗。黑马上的多吉次丹五十七岁，栗马上的更登二十三岁。看台上的人都站起来了，分不清喊的是谁的名字。

裁判看了两遍录像：黑马，差一个马头。

更登九年前还是放牛的孩子，跟着多吉次丹学骑马，学的第一件事是下马——怎样摔得不疼。今天下了马，他先去摸师傅的马脖子，再去握师傅的手。多吉次丹说：“你最后两百米看了我一眼。不看，就是你赢。”

@[最后一圈](horseRace)

| 项目 | 第一名 | 成绩 | 来自 |
| 速度赛 8400 米 | 多吉次丹 | 10 分 52 秒 | 桑多乡二村 |
| 走马 4200 米 | 华旦 | 7 分 36 秒 | 桑多乡五村 |
| 拾哈达 | 才让 | 10 条中 9 | 桑多乡一村 |
| 骑射 | 扎西措 | 12 箭 10 中 | 寄宿学校 |
| 牦牛赛 600 米 | 尼玛桑珠 | 1 分 48 秒 | 卓玛沟村 |
| 少年组 2100 米 | 白玛 | 2 分 49 秒 | 桑多乡三村 |

骑射冠军扎西措十五岁，是二十六届里第一个拿这个奖的女孩。她按规矩可以牵走一匹马驹，挑了最小的一匹，说大的家里喂不起。

三天观众三万四千人次，比去年多三千。医疗点处理擦伤、中暑四十一人，无重伤。兽医拦下九匹马，其中一匹的主人是乡长的侄子。`,
    source: '澜川日报',
    reporter: '罗松次仁 许鹿鸣',
    picauthor: '白玛多吉',
    editor: '宋知夏',
    liability: '顾守正',
    proofreader: '闻书',
    approver: '陆怀远',
    tags: ['桑多赛马节', '体育'],
    cover: ['horseRace', 'archery.day.2', 'yakHerd'],
    click: 14860,
    praise: 1690,
    share: 1120,
    related: ['races-riderless', 'video-horsedoctor', 'sports-archery'],
    reporters: ['罗松次仁', '许鹿鸣'],
  },
  {
    key: 'races-live',
    column: 'racesDay',
    daysAgo: 6,
    time: '08:30',
    type: 'live',
    live: 'horserace',
    title: '桑多赛马节第一天，从头看',
    body: `上午煨桑、入场、少年组；下午走马、拾哈达。两路机位，一路在起点，一路跟着兽医。

风力四级，午后有阵雨，比赛因雷电中断二十三分钟，观众退到车上和帐篷里，没有人走。`,
    source: '澜川融媒',
    reporter: '罗松次仁',
    cameraman: '江予白',
    tags: ['桑多赛马节'],
    cover: ['horseRace.dawn'],
    click: 11340,
    praise: 804,
  },
  {
    key: 'races-riderless',
    column: 'racesDay',
    daysAgo: 5,
    time: '21:10',
    title: '第七道的马背上没有人',
    body: `速度赛预赛第三组，第七道的白马没有骑手，它跟着跑完了四圈，第四个到。

按规则不算成绩。可是没有人去拦，裁判长把计时表按了一下，写在纸背面：11 分 40 秒。

白马叫“昂嘎”，十六岁，跑过九届，拿过一次第二。它的骑手洛周半年前病故，五十二岁。家里人本来没有打算送它来。比赛前一天夜里，它挣断缰绳，自己走了二十六公里，天亮时站在会场外面。

洛周的儿子找来，要牵它回去，马不肯转身。几位老人商量了一会儿，说，让它跑。鞍子不备，把洛周的红头绳系在马鬃上。

看台上起先有人笑，后来不笑了。白马跑得很规矩，贴内圈，弯道上自己换脚，最后一圈甚至让了别的马一下。过了终点，它没有停，又慢慢走了半圈，走到起点，站住，等人下马的样子，站了很久。

儿子走过去，抱住马脖子。那天晚上他把昂嘎牵到河边，卸了红头绳，放在水里。`,
    source: '澜川日报',
    reporter: '罗松次仁',
    editor: '宋知夏',
    tags: ['桑多赛马节'],
    cover: ['horseRace.dusk.3'],
    row: 'large',
    mark: '独家',
    click: 14990,
    praise: 3206,
    share: 2410,
    related: ['races-results'],
  },
  {
    key: 'races-tents',
    column: 'racesLife',
    daysAgo: 2,
    time: '16:00',
    type: 'images',
    title: '图集｜一夜之间，草原上多了一座城',
    body: `赛马节前一天下午三点，桑多塘东岸还只有草。到第二天早晨，这里有了四百一十二顶帐篷、三条街、一所诊所、一个失物招领处和一家只卖酸奶的店。五天以后，一切拆走，连木桩的洞都要填上。`,
    gallery: [
      {
        picture: 'grassland',
        summary: '下午三点，第一根木桩。帐篷门朝东南，谁先到谁选，后到的不许挡别人的门。',
      },
      { picture: 'festivalTents.dusk', summary: '黄昏，三条街有了名字：上街、下街、牛粪街。' },
      { picture: 'kitchen.night', summary: '公共灶上的大铜锅，一次煮一百二十斤土豆。' },
      { picture: 'festivalTents.night.2', summary: '夜里十点，发电机停了，只剩酥油灯和月亮。' },
      { picture: 'clinicRoom', summary: '乡卫生院的帐篷诊所，第一位病人是一位被马踩了脚的评委。' },
      { picture: 'yakHerd.dawn', summary: '清晨，送奶的牦牛沿牛粪街走了一遍，街名由此而来。' },
      {
        picture: 'volunteers',
        summary: '最后一天，四十名学生排成一行，把草场捡了一遍，垃圾装了一百三十八袋。',
      },
    ],
    source: '澜川融媒',
    picauthor: '白玛多吉',
    editor: '叶青禾',
    tags: ['桑多赛马节', '桑多乡'],
    cover: ['festivalTents.dusk', 'kitchen.night', 'yakHerd.dawn'],
    mark: '图集',
    click: 8720,
    praise: 1033,
    share: 275,
    related: ['supplement-poems'],
  },
  {
    key: 'races-lost',
    column: 'racesLife',
    daysAgo: 3,
    time: '15:00',
    title: '失物招领处的三天：找回一个孩子，送走一头牛',
    body: `会场入口左边第二顶帐篷，木牌上用三种文字写着“失物招领”。值守的是乡小学的两位老师和一只喇叭。

三天登记失物一百七十三件，认领一百三十九件。老师把登记簿给记者看，抄几行：

- 手机，二十六部，领走二十五部。剩下一部一直在响，来电显示“媳妇”，没有人敢接，后来媳妇自己找来了。
- 帽子，四十一顶。
- 马鞭，九根。骑手们认鞭子不看样子，拿起来甩一下，听声音。
- 假牙，一副，当天领走。
- 孩子，一个，四岁，男，会说自己叫“爸爸的扎西”。喇叭喊了三遍，来了七个父亲，都叫得出扎西，第八个才是。
- 牦牛，一头，三岁，母，耳朵有红线。喇叭喊了两天。

牛的主人第三天傍晚才来，是从四十公里外的牧场一路找来的老人。他不知道有赛马节。老师们留他吃饭，他看了最后一场走马，看得很高兴，说要不是牛走丢了，就错过了。

没人认领的三十四件，贴在乡政府门口，两个月后由村委会处理。电话：0000-1234568。`,
    source: '澜川日报',
    reporter: '罗松次仁',
    tags: ['桑多赛马节', '桑多乡'],
    cover: ['prayerFlags'],
    click: 7310,
    praise: 1240,
    share: 509,
    related: ['races-tents'],
  },
];
