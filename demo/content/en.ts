import type { DemoArticle } from '@demo/content';

/** The English desk's page: written for readers from elsewhere, so places are explained where they first appear. */
export const en: DemoArticle[] = [
  {
    key: 'en-last-ferryman',
    column: 'en',
    locale: 'en',
    daysAgo: 1,
    time: '08:20',
    title: 'The last crossing of the day belongs to Old Zuo',
    subtitle:
      'A bridge will replace the Dukou ferry next year. Until then, one man and one boat carry 140 people a day',
    attAbstract:
      'For 31 years Zuo Changhe has taken schoolchildren, vegetables and the occasional bride across the Dukou reservoir.',
    body: `The bell on the east landing is a length of rail hung from a willow. Strike it twice and Zuo Changhe will come; strike it once and he assumes it is the wind.

Mr Zuo, 58, has run the Dukou ferry for 31 years. His boat is eleven metres of blue-painted steel with a roof of corrugated plastic and two benches polished by other people’s coats. On an ordinary day it carries about 140 passengers across the reservoir, most of them before eight in the morning or after four in the afternoon. The fare is two yuan. Pupils ride free.

![The Dukou ferry leaves the east landing shortly after seven, when the mist is thickest.](ferry.dawn)

“People think the water is the hard part,” he says. “The water is easy. The hard part is waiting for someone you can see running down the hill.” He always waits.

Dukou has a road bridge already, but it crosses the river below the dam, fourteen kilometres away by the shore road. The county has begun building a second one, 620 metres long, a little way up the lake. When it opens next year the drive from the west bank to Dukou’s secondary school will take six minutes. The crossing takes eleven, not counting the wait.

## A ledger of small cargo

Mr Zuo’s logbook, kept in school exercise books, records more than passengers. Last week’s pages list nine sacks of fish feed, a washing machine, two goats “seated separately”, a wedding cake, and a doctor on her way to a birth. Mother and child, he has added in different ink, are well.

The township has offered him a post as a water-safety warden on the new jetty. He says he will take it, on one condition: that the boat stays afloat beside it.

“A bridge is better,” he says, untying the rope for the last run. “I told them so at the meeting. I only said that somebody ought to remember who had to be home by dark.”`,
    source: '澜川融媒',
    reporter: 'Su Man',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Dukou', 'People', 'Reservoir'],
    cover: ['ferry.dawn'],
    row: 'large',
    mark: 'Feature',
    related: ['en-crane-count', 'en-railway-track'],
    click: 4182,
    praise: 311,
    share: 96,
    reporters: ['苏曼'],
  },
  {
    key: 'en-railway-track',
    column: 'en',
    locale: 'en',
    daysAgo: 0,
    time: '09:45',
    title: 'Rails come out of the mountain, 12.6 kilometres short of Lanchuan North',
    attAbstract:
      'The track-laying train has left Daliangzi tunnel. A bridge has to be weighed down before it may go on; trains to Minyang are due next year.',
    body: `At twenty to four in the afternoon the track-laying train put its nose out of Daliangzi tunnel, and its driver, Xing Baoguo, gave a short whistle: two children were standing near the portal with their goats. From there, for the first time, the crew could see the rooftops of Yunxi.

The Minyang–Lanchuan railway is 118.6 kilometres long and has seven stations. Rails now lie on 106 of those kilometres. The 12.6 that are missing are all in Lanchuan county, whose own section measures 41.3 kilometres and has three tunnels and nine bridges.

![New rails outside Daliangzi tunnel. The roofs in the distance are Yunxi.](railway)

At 2.2 kilometres a shift the rest might take a week. It will not, because the longest of the nine bridges lies in between: 1,386 metres across the Lanchuan river, joined up last month. In ten days wagons full of ballast will be parked on it to see how far it bends. The limit is 64 millimetres. Until then the crew waits at the bridgehead.

## What it means for travellers

Trial running with empty trains takes three months at least, and the opening is still planned for next year; no date has been named. Fares are not fixed either. The county transport office expects something between 35 and 45 yuan; the coach costs 58.

| Yunxi to Minyang | Time |
| Coach, in good weather | 3 h 10 min |
| Fastest train | 57 min |
| Stopping train | 1 h 14 min |

The station lies 6.4 kilometres from People’s Square. Five feeder lines are planned, among them a town bus that leaves twelve minutes after each train and waits for it when it is late. The forecourt has 210 places for cars and six for buses; some 300 for motorcycles, forgotten at first, are being added on the east side.

Not everyone is content. Of 27 places where people live beside the line, 19 have noise barriers. The builders say they will measure for 24 hours in the second and the sixth week of the trial runs, post the figures at the village gate and put up more wherever the limit is exceeded.

Shopkeepers near the coach station are uneasy, too. “The coach brings people who are hungry,” said a noodle seller who has worked there for sixteen years. “A train brings people who are in a hurry.”`,
    source: '澜川日报',
    reporter: 'Su Man, Chen Yanqiu',
    editor: 'Fang Jiming',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    approver: 'Lu Huaiyuan',
    tags: ['Railway', 'Transport', 'Lanchuan North'],
    cover: ['railway'],
    row: 'small',
    related: ['en-tunnel-progress', 'en-last-ferryman'],
    click: 6730,
    praise: 284,
    share: 173,
    reporters: ['苏曼', '陈砚秋'],
    top: true,
  },
  {
    key: 'en-crane-count',
    column: 'en',
    locale: 'en',
    daysAgo: 4,
    time: '16:10',
    title: 'One dawn, nine telescopes, 214 black-necked cranes',
    body: `At twenty to seven on a still morning, nine voices reported over the radio, one after another, that they were in place. Then 38 volunteers round the Dongtso wetland in Sangdo raised their telescopes at the same moment. They had about forty minutes: once the sun is up the cranes leave the shallows for the barley fields, and a bird counted twice is as bad as a bird not counted at all.

When the sheets had been compared there were 214 of them, 27 more than at the last count.

![Dongtso wetland before sunrise. The boardwalk is closed while the count is on.](cranes.dawn.2)

| Black-necked cranes at Dongtso | Last count | This count |
| Adults | not separated | 181 |
| Young of the year | not separated | 33 |
| All birds | 187 | 214 |

The bird-monitoring team from Minyang would not say that nature is getting better. It offered two explanations. Eleven kilometres of wire fence west of the wetland were taken down last year, so birds that used to stay outside now come in; and roadworks at a wetland further up may have driven some of them here. Young birds make up 15.4 per cent, which is normal.

Three villages lie at the water’s edge, and the cranes eat the grain that is left on their fields. Since the year before last the county has paid 60 yuan for each of 620 mu, a mu being a fifteenth of a hectare, if the owner neither ploughs deep nor burns the stubble before the birds have gone. “A meal for birds, and the government pays the bill,” says a farmer, Sonam, who thought it funny at the time. Now he squats at the edge of his field every morning. One crane with an old wound in its left leg he calls the Accountant: it takes a step and stops, as if it were adding something up.

The oldest counter was Bai Lianqing, 71, a retired postman. The youngest, Rinchen, is in his fifth year at the Sangdo boarding school and kept the tally. At the end he made one mark too many, and his teacher asked what it was. A fox, he said. It had been watching as well.`,
    source: '澜川融媒',
    reporter: 'Su Man',
    picauthor: 'Pema Dorje',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Cranes', 'Ecology', 'Sangdo'],
    cover: ['cranes.dawn.2'],
    row: 'small',
    related: ['en-thangka-pictures'],
    click: 3541,
    praise: 402,
    share: 128,
    reporters: ['苏曼'],
  },
  {
    key: 'en-thangka-pictures',
    column: 'en',
    locale: 'en',
    type: 'images',
    daysAgo: 7,
    time: '10:00',
    title: 'Six pictures: nine months on one square metre',
    attAbstract:
      'In the thangka workshop of Drolma Valley, a painting is measured in seasons rather than hours.',
    body: `Drolma Valley lies at 3,060 metres, under the glacier of Mount Yangtso. Its thangka workshop has seventeen apprentices and one rule on the door: no talking while a face is being drawn.

Our photographer Pema Dorje visited four times over nine months and followed a single painting, ninety centimetres by one metre ten, from bare cotton to brocade.`,
    gallery: [
      {
        picture: 'thangka',
        summary:
          'The cotton is stretched, washed with a mixture of chalk and hide glue, and rubbed with a smooth river stone until it no longer takes a fingernail’s mark. This alone takes eight days.',
      },
      {
        picture: 'thangka.day.2',
        summary:
          'Losang Gyaltsen, 60, head of the workshop, draws the grid. Every figure has fixed proportions; the freedom, he says, is in the clouds.',
      },
      {
        picture: 'garden',
        summary:
          'Some of the pigments are still ground in the yard. The blue and the green are minerals and must be worked slowly: ground too fast, they turn pale.',
      },
      {
        picture: 'thangka.day.3',
        summary:
          'Apprentices mix the colours; robes and clouds are for those who have passed the test. Yangjen Lhamo, 22, the only woman among them, has just failed it. She painted the eyes too soon.',
      },
      {
        picture: 'prayerFlags.dawn',
        summary:
          'The eyes are left until last. The head of the workshop draws them himself, in the early morning, when the light on the workshop wall is even and the valley is quiet.',
      },
      {
        picture: 'weaving.day.2',
        summary:
          'A brocade border is sewn on by hand in the next room. The finished painting went to a family in Sangdo, who collected it on horseback.',
      },
    ],
    source: '澜川融媒',
    author: 'Su Man (text)',
    picauthor: 'Pema Dorje',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    tags: ['Thangka', 'Drolma Valley', 'Craft'],
    cover: ['thangka', 'thangka.day.3', 'prayerFlags.dawn'],
    row: 'three',
    click: 5208,
    praise: 516,
    share: 204,
  },
  {
    key: 'en-mushroom-rules',
    column: 'en',
    locale: 'en',
    daysAgo: 10,
    time: '11:30',
    title: 'Gathering mushrooms at Songling: eight rules, and two telephone numbers',
    attAbstract:
      'The county hospital treated 19 people for mushroom poisoning last month. Fifteen of them had been sure.',
    body: `The most valuable thing in the pine woods of Songling is a mushroom that cannot be farmed, and fifteen years ago it had almost been raked to death. Four years ago the village of Baihua wrote itself eight rules. They hang on the wall of the ranger station, and visitors keep to them as well.

- **No rakes.** Lift the cap with a bamboo strip and put the needles back. Threads that have seen the light give nothing for years.
- **Nothing below five centimetres.** Small ones have yet to grow.
- **Nothing that has opened.** Old caps stay, to shed their spores.
- **Two days of rest a week.** On those nobody picks.
- **Sign in, weigh out.** The scales are at the checkpoint.
- **One permit to a household.** It is not lent.
- **Visitors come with a villager** who holds a permit, and pay 30 yuan for the care of the wood.
- **Lighters stay in the tin box** at the checkpoint until you are down again.

![Songling, the morning’s find.](mushrooms)

The slope that gave six kilograms in its worst season gave 31 in the last. Eleven people have been fined in four years. The first was the brother-in-law of the village head; since him nobody has asked for an exception.

## “I have eaten these before”

The county hospital treated 19 people for mushroom poisoning last month; all recovered, two of them after their blood had been filtered. Fifteen of the 19 said that they had eaten that kind before, or had picked it in the old place. The doctors think those the two most dangerous sentences of the season. The same tree does not promise the same mushroom, and neither drying, long boiling, garlic nor insect bites will tell you whether it is poisonous.

Being sick within two hours is bad. Being sick after six, then feeling better, is worse: go to the hospital all the same, and take the leftovers with you.

If you have doubts, cut your find in half and leave one half with your number on the steel tray at the door of Songling health centre. Someone from the forest station looks at noon and at dusk and sends an answer. Of 740 halves so far, 93 were poisonous.

Poisoning: 0000-1234512. Identification: 0000-1234545.`,
    source: '澜川融媒',
    reporter: 'Su Man',
    correspondent: 'Songling forest station',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Songling', 'Health', 'Forest', 'Service'],
    cover: ['mushrooms'],
    row: 'small',
    mark: 'Guide',
    click: 7915,
    praise: 268,
    share: 640,
    reporters: ['苏曼'],
  },
  {
    key: 'en-night-town-video',
    column: 'en',
    locale: 'en',
    type: 'video',
    clip: 'cityNight',
    daysAgo: 13,
    time: '20:15',
    title: 'Video: a town that turns the lights down',
    attAbstract:
      'At one in the morning every second street lamp in Yunxi goes out. We filmed the difference.',
    body: `At one o’clock each night every second one of the 3,700 street lamps of Yunxi goes out. Nothing dramatic happens: no one looks up, the river goes on, an ambulance turns in at the hospital. But from the hill on the north bank, where Jiang Yubai set up his camera, the town seems to breathe out.

The change began as an economy. The county’s lighting office wanted to cut its electricity bill by a quarter; in the first four months it has saved 27 per cent. What the office had not expected were the letters. Of 112 messages received, 71 were in favour, most of them from people who live on the second and third floors. Nineteen asked for exceptions, and eleven were granted, among them the hospital gate, the coach station and the steps at the old wharf.

The lamps come back at five, when the first steamers are lit in the breakfast shops. Between those hours sensors wake the sleeping ones for ninety seconds whenever somebody walks by.

“I was afraid that it would feel empty,” said a nurse who walks home at two. “It feels as if the street had noticed me.”

The amateur astronomers of Lanchuan No. 1 Middle School have asked whether, on one night a year, the lamps might go out altogether. The office has not said no.`,
    source: '澜川融媒',
    reporter: 'Su Man',
    cameraman: 'Jiang Yubai',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    tags: ['Yunxi', 'Video', 'Night'],
    cover: ['nightTown.night'],
    row: 'large',
    click: 8842,
    praise: 731,
    share: 355,
    reporters: ['苏曼', '江予白'],
  },
  {
    key: 'en-tunnel-progress',
    column: 'en',
    locale: 'en',
    daysAgo: 16,
    time: '15:05',
    title: 'Yangtso tunnel: 379 metres to go, and three springs under watch',
    body: `The two ends of the Yangtso road tunnel were 379 metres apart on Thursday. If nothing intervenes they will meet in a little over two months, four years and some after the first blast; the road itself needs another eleven, for lining, surface, fans and lights.

The tunnel, on national road G6117, will be 7,860 metres long. With its approaches it will turn 38.6 kilometres of hairpins over the 4,386-metre Yangtso pass, 127 bends in all, into 9.4 kilometres, and an hour and fifty minutes to Ningyuan into twelve. Snow, ice and falling rock close the pass on 47 days in an average year.

![Water from the heading is led into settling tanks before it reaches the stream.](tunnel)

| Measure | Lanchuan end | Ningyuan end |
| Driven so far | 3,930 m | 3,551 m |
| A day, at present | 3.2 m | 2.6 m |

The worst of it lies behind. At 2,113 metres from the Lanchuan side, water broke out of the drill holes sideways, 420 cubic metres an hour of it and at 38 degrees. All eleven men of the shift got out. Drilling and grouting 316 holes took 73 days, with four tons of ice a shift to keep the crews on their feet. “Rock tells you what it is about to do,” says one of the geologists. “Water simply arrives.”

## Where the water goes

Villagers in Drolma Valley were quick to ask whether the springs that feed their barley fields and their kettles would run dry. The water bureau has put gauges on three of them and posts a reading each morning on the door of the village office. The largest change so far has been 3 per cent. The bureau has undertaken to lay a pipe from the tunnel to the fields if the flow drops by more than a tenth.

“They came up here and drank a glass of it,” said a farmer, Wangdu, of the officials who had brought the gauges. “That is a kind of signature.”`,
    source: '澜川日报',
    reporter: 'Su Man, Zhou Muye',
    picauthor: 'Pema Dorje',
    editor: 'Fang Jiming',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    approver: 'Lu Huaiyuan',
    tags: ['Yangtso tunnel', 'G6117', 'Water'],
    cover: ['tunnel'],
    row: 'small',
    related: ['en-railway-track'],
    click: 2977,
    praise: 145,
    share: 61,
    reporters: ['苏曼', '周牧野'],
  },
  {
    key: 'en-letter-gauge',
    column: 'en',
    locale: 'en',
    daysAgo: 20,
    time: '07:30',
    title: 'Letter from Lanchuan: how to read a river',
    attAbstract:
      'There is a board on the old wharf with numbers on it. It took me a year to learn what they say.',
    body: `There is a white board bolted to the old wharf in Yunxi, marked off in centimetres, and each morning at eight a woman in a green waistcoat leans over the rail and writes down where the river is. Her name is Ms Peng. She has done this for nineteen years, and for the first of mine in this county I took her for a meter reader.

I come from the plains, where rivers are brown, wide and somebody else’s business. Here the river decides what colour the bay below the bridge will be, whether the riverside path is open, and what sort of temper the noodle-maker is in. You learn to look at the board as you pass, as other people look at a clock.

@[The river below the old wharf, a little after eight.](riverMorning)

At 1.20 the stepping stones are dry and children cross them to school, which is forbidden. At 1.80 the stones are gone and the anglers move up to the bend. At 2.60 the path is closed with a rope. At 3.10 a siren is tested that I have heard only once, on an afternoon when nothing happened, because everyone had already moved their shop one floor up.

> “The number does not matter,” Ms Peng told me. “What matters is the number yesterday.”

I have thought about that a good deal. A newspaper is full of numbers, and most of them arrive without a yesterday. So many tonnes, so many visitors, so many per cent. We print them because they are true. But a river at two metres is good news or bad news depending entirely on where it was at breakfast.

These days I write the figure on the corner of my notebook when I cross the bridge. This morning it was 1.46, and yesterday it was 1.49. The stones will be showing by the weekend.

I am told that crossing them is forbidden.`,
    source: '澜川日报',
    author: 'Su Man',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Letter from Lanchuan', 'River', 'Essay'],
    row: 'none',
    mark: 'Opinion',
    click: 2350,
    praise: 377,
    share: 82,
    reporters: ['苏曼'],
  },
  {
    key: 'en-paper-mill-interview',
    column: 'en',
    locale: 'en',
    daysAgo: 24,
    time: '14:40',
    title: '‘Bad paper shouts’: five questions for the woman who makes the county’s ballot slips',
    listTitle: 'Five questions for a paper-maker',
    attAbstract:
      'Luo Suqin’s workshop in Shiqiao makes paper for calligraphers, kites and the village elections.',
    body: `Luo Suqin, 47, runs a workshop of six people beside the seven-arch bridge in Shiqiao. They make some 900 sheets of mulberry paper a day, by hand, in a town that once had thirty such workshops and now has three.

![Sheets drying on the heated wall. A sheet takes about six minutes.](printShop.day.2)

**How do you tell good paper from bad?**

By ear. Shake it. Good paper sounds like cloth; bad paper shouts.

**Who still buys it?**

Calligraphers, of course, though they are fussy and pay late. Kite-makers. A bookbinder in Minyang who repairs registers. And since last year the county, for the ballot slips of the village elections: 61,000 of them. They wanted a paper that could not be copied in an office, and ours has a bit of this river in it.

**Is that a manner of speaking?**

No. We use the water as it comes, and there is iron in it. After a few weeks each sheet turns very slightly warm in colour. Nobody has managed to do that with a printer.

**Your daughter studies chemistry. Will she come back?**

She comes back every holiday and tells me what I am doing, in formulas. Last time she measured the vats and found that we were wasting a third of our heat, so now there is a lid. Whether she stays is her affair. I only ask her to put the lid back on.

**What would you like people to know?**

That it isn’t difficult. It is slow, and it is cold from the wrists down, but it isn’t difficult. Come on a Saturday: we let visitors make a sheet, and we let them keep it, even when it shouts.

The workshop is open to visitors on Saturdays from nine until noon; a sheet costs ten yuan.`,
    source: '澜川融媒',
    reporter: 'Su Man',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    tags: ['Shiqiao', 'Paper', 'Interview'],
    cover: ['printShop.day.2'],
    row: 'small',
    mark: 'Interview',
    click: 1986,
    praise: 203,
    share: 57,
    reporters: ['苏曼'],
  },
];
