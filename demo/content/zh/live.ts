import type { DemoArticle } from '@demo/content';

/** Articles that lead to a live; the lives themselves stand in `demo/lives`. */
export const live: DemoArticle[] = [
  {
    key: 'live-emergency',
    column: 'live',
    daysAgo: 0,
    time: '06:30',
    type: 'live',
    live: 'emergency',
    title: '县医院急诊科的二十四小时',
    attAbstract: '三名记者守在分诊台、救护车和调度室，图文直播一整天的急诊。不拍病人，只看人怎样接住人。',
    body: `县人民医院急诊科一天平均接诊一百六十三人次，出车十九趟。医护共四十六人，分三班。

从今天起的二十四小时，本报三名记者分别守在分诊台、一号救护车和调度室，用文字和图片把看到的报给大家。直播有三条约定：不拍病人和家属的脸，不写姓名与病情细节，抢救室的门关着就不进去。

想问急诊医生的问题，可以在评论里留言，值班间隙由科主任程嘉树回答。要看病的，请直接来，不要留言。急诊电话：0000-1234540。`,
    source: '澜川融媒',
    reporter: '沈一苇 林晚舟',
    picauthor: '郑小山',
    editor: '方既明',
    liability: '顾守正',
    tags: ['健康', '医疗'],
    cover: ['ambulance.night'],
    row: 'large',
    top: true,
    click: 13660,
    praise: 940,
    share: 511,
    related: ['health-nightclinic'],
  },
  {
    key: 'live-league',
    column: 'live',
    daysAgo: 0,
    time: '09:00',
    type: 'live',
    live: 'league',
    title: '榜首战：云溪镇对石桥镇，后天晚七点半',
    body: `乡镇足球联赛第十轮，积 22 分的云溪镇主场对积 20 分的石桥镇。首回合石桥镇 3 比 2 取胜，三个球都来自左路的吴越。

云溪镇的右后卫、快递员孟超说，他这几天送件专挑上坡跑。石桥镇面馆协会宣布当晚六点半提前打烊，三十四家有二十八家响应。

直播从七点十分开始，两路机位，一路固定在主看台，一路在球门后。解说许鹿鸣，嘉宾是当晚没有执法任务的裁判郭明。体育场免费入场，北门停车场因施工关闭，建议步行或乘 2 路车。`,
    source: '澜川融媒',
    reporter: '许鹿鸣',
    tags: ['体育', '乡镇联赛'],
    cover: ['stadium.night'],
    click: 3180,
    praise: 156,
    related: ['sports-town-league', 'sports-referee'],
  },
  {
    key: 'live-hearing',
    column: 'live',
    daysAgo: 0,
    time: '08:50',
    type: 'live',
    live: 'hearing',
    title: '路边停车收多少？听证会明早九点半全程图文直播',
    body: `城区道路停车收费听证会将在县政务中心三楼举行，二十一名听证参加人名单已公示：消费者十人，停车管理单位三人，人大代表、政协委员、专家、行业主管部门各两人。消费者代表由报名的一百七十四人中随机抽出。

解放街、滨河路等七条路共有一千零四十个泊位，现在不收费，一辆车平均停四小时五十分。申请方提出两套方案：甲案头一小时免费，之后每小时两元，当天十二元封顶；乙案头半小时免费，之后每小时一元五角，不封顶，夜里八点到早上八点都不收。

成本监审报告共四十一页，可在本篇末尾的链接下载。监审核减了申请成本中的三项，共二十一万六千元，其中一项是办公室装修。

直播逐人记录发言要点，不作归纳。[听证方案与监审报告](https://example.org/lanchuan/parking-hearing)`,
    source: '澜川日报',
    reporter: '陈砚秋',
    tags: ['交通'],
    cover: ['meetingRoom'],
    click: 4920,
    praise: 88,
    share: 301,
  },
  {
    key: 'live-nightmarket',
    column: 'live',
    daysAgo: 2,
    time: '18:30',
    type: 'live',
    live: 'nightmarket',
    title: '滨河夜市重新开街的第一晚',
    body: `停业改造七十五天的滨河路夜市重新开街。摊位从一百八十个减到一百二十六个，换来的是一条四米宽的消防通道、十八处排油口和一条直接进污水管的水沟。

直播跟着三个摊主：卖凉糕的冯婶，从第一排换到了第三排；修表的老黄，头一回有了电；刚毕业的两姐妹，卖手写明信片，抽签抽到最后一个号。

当晚客流一万一千人次，冯婶的凉糕八点二十卖完，比改造前早了一个钟头。她说，是第三排好，走到这里的人都饿了。`,
    source: '澜川融媒',
    reporter: '林晚舟',
    cameraman: '江予白',
    tags: ['民生', '老城'],
    cover: ['lanterns.night'],
    click: 7420,
    praise: 480,
    related: ['video-citynight'],
  },
  {
    key: 'live-pass',
    column: 'live',
    daysAgo: 4,
    time: '05:30',
    type: 'live',
    live: 'pass',
    title: '跟着养路工走一遍央措垭口',
    body: `国道 G6117 央措段三十八点六公里，有一百二十七道弯、十一座涵洞、七处落石点。养路工区每月有一次全线徒步巡查，从海拔三千一百米走到四千三百八十六米，再走下来。

直播记录的是其中最高的十四公里。三名养路工带了铁锹、钢钎、油漆和一口袋馒头：清理落石十七块，最大的一块六个人用了二十五分钟；疏通涵洞两座；补画标线三处；换掉一块被风吹弯的弯道标志。

走在最前面的班长何大川养了二十三年路。问他盼不盼隧道通车，他说盼，通了车，这条老路就归放羊的了，“可是坑还是得有人补，羊也怕崴脚”。`,
    source: '澜川融媒',
    reporter: '陈砚秋',
    cameraman: '江予白',
    tags: ['交通'],
    cover: ['highway.dawn.2'],
    click: 5660,
    praise: 369,
    related: ['video-snowroad'],
  },
  {
    key: 'live-ferry',
    column: 'live',
    daysAgo: 0,
    time: '08:00',
    type: 'live',
    live: 'ferry',
    title: '老码头的半个钟头：渡船今天照常开',
    body: `老码头的渡船每天开三十四趟，对岸是柳湾。桥修好以后坐船的人少了，可是买菜的、上学的、送药的还走这里，因为桥要绕四里路。

记者在船上坐半个钟头，数人、记话、看水。开船之前可以先在评论里说，想让记者替您看什么。结束以后，全部记录留在这里。

明天同一时间还有一次，换一个人坐船。`,
    source: '澜川融媒',
    reporter: '林晚舟',
    tags: ['老城', '澜川河'],
    cover: ['ferry.dawn'],
    click: 640,
    praise: 41,
  },
];
