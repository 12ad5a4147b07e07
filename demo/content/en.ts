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

The county has begun building a 620-metre road bridge a little upstream. When it opens next year the drive from the west bank to Dukou’s secondary school will take six minutes. The crossing takes eleven, not counting the wait.

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
    title: 'Track reaches Lanchuan North as new railway enters its final year',
    attAbstract:
      'The last rails of the county section were clipped into place on Monday. Trains to Minyang are due to start next year.',
    body: `Track-laying on the county’s section of the Minyang–Lanchuan railway was completed on Monday afternoon, when a gang of 46 workers fastened the last pair of rails beside platform two of Lanchuan North station.

The section is 38.4 kilometres long. It includes seven bridges and four tunnels and took the track teams 163 days, nine fewer than planned. Work now turns to overhead wires, signals and the fitting-out of the station hall.

![The last rails are clipped into place beside platform two.](railway)

“Laying the track is what everybody sees,” said the section’s site engineer, Ms Hao. “From tomorrow we are doing the work that nobody will ever notice, unless we do it badly.”

## What it means for travellers

Trial running is expected to begin in spring and passenger services later next year. No fares have been set. The county transport office gives these times as a guide:

| Journey from Yunxi | By road now | By rail |
| Minyang city | 3 h 10 min | 52 min |
| Ningyuan county town | 1 h 35 min | 24 min |
| Chaping halt | 55 min | 13 min |

The station lies 4.6 kilometres north of the county town. Bus route 6 will be extended to the forecourt, with a bus for each train, and a car park for 320 vehicles is being surfaced this month.

Not everyone is content. Residents of two villages beside the line have asked for taller noise barriers. The railway’s county office said measurements would be taken during the trial runs and the figures made public, and that barriers would be raised wherever the limit was exceeded.

Shopkeepers near the old coach station are uneasy, too. “The coach brings people who are hungry,” said a noodle seller who has worked there for sixteen years. “A train brings people who are in a hurry.”`,
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
    title: 'Volunteers count 217 cranes at the head of the reservoir, the most since records began',
    listTitle: 'Volunteers count a record 217 cranes',
    body: `Twenty-three volunteers with telescopes, flasks of tea and one shared stool counted 217 cranes at the head of the Dukou reservoir on Saturday, 31 more than last season and the highest figure in the eleven years of the count.

The count is done twice, by two teams who do not speak to each other until both have finished. On Saturday the east-bank team arrived at 216, the west-bank team at 217. A second look settled the matter: one bird had spent the morning behind an upturned punt.

![Cranes on the mudflats at the head of the reservoir, photographed from the hide.](cranes.dawn.2)

| Season | Birds counted | Young of the year |
| Three seasons ago | 152 | 17 |
| Two seasons ago | 169 | 22 |
| Last season | 186 | 25 |
| This season | 217 | 34 |

The county’s ecology station credits two changes. Fish farms were moved out of the shallows three years ago, and the water bureau now holds the level steady while the birds are feeding. “We are not doing anything clever,” said the station’s ornithologist, Ms Ji. “We have stopped raising the lake by half a metre on a Tuesday.”

Farmers in the two villages nearest the flats are paid for maize that the cranes take. Claims came to 41,000 yuan last season; the village committee checks each field together with the owner and posts the list on the wall.

## How to watch

The hide on the east bank is open from seven until dusk and holds twelve. There is no charge. Visitors are asked to leave drones at home, dogs at the car park and bright jackets in the car. The next public walk is on Sunday at 7.30 am from the ferry landing.`,
    source: '澜川融媒',
    reporter: 'Su Man',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Cranes', 'Ecology', 'Dukou'],
    cover: ['cranes.dawn.2'],
    row: 'small',
    related: ['en-last-ferryman'],
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
    title: 'Six pictures: eleven months on one square metre',
    attAbstract:
      'In the thangka workshop of Drolma Valley, a painting is measured in seasons rather than hours.',
    body: `Drolma Valley lies at 3,060 metres, under the glacier of Mount Yangtso. Its thangka workshop has fourteen painters and one rule on the door: no talking while a face is being drawn.

Our photographer Pema Dorje visited four times over eleven months and followed a single painting, ninety centimetres by one metre ten, from bare cotton to brocade.`,
    gallery: [
      {
        picture: 'thangka',
        summary:
          'The cotton is stretched, washed with a mixture of chalk and hide glue, and rubbed with a smooth river stone until it no longer takes a fingernail’s mark. This alone takes eight days.',
      },
      {
        picture: 'thangka.day.2',
        summary:
          'Tenpa, 61, head of the workshop, draws the grid. Every figure has fixed proportions; the freedom, he says, is in the clouds.',
      },
      {
        picture: 'garden',
        summary:
          'Some of the pigments are still ground in the yard. The blue and the green are minerals and must be worked slowly: ground too fast, they turn pale.',
      },
      {
        picture: 'thangka.day.3',
        summary:
          'Apprentices fill the large areas first. Dekyi, 19, in her third year, has been painting the same green hillside since the barley was sown.',
      },
      {
        picture: 'prayerFlags.dawn',
        summary:
          'The eyes are left until last and are drawn in the early morning, when the light on the workshop wall is even and the valley is quiet.',
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
    title: 'Gathering mushrooms at Songling: seven rules, and a telephone number',
    attAbstract:
      'The county hospital treated nine people for mushroom poisoning last season. Eight of them were sure.',
    body: `The pine woods above Songling are open to anyone with a basket, and on a damp Sunday it can seem that everyone has one. The forest station issues no licences and charges no fee. What it asks is that visitors keep to seven rules.

- **Stay below the white stakes.** Above them is the seed reserve.
- **Take a knife, not a rake.** Cut the stem; leave the ground as it was.
- **Leave the small ones.** Anything smaller than a bottle cap has not yet shed its spores.
- **Use a basket.** In a plastic bag mushrooms sweat, spoil and cannot be told apart.
- **One kind to a basket.** One bad cap spoils the identification of the rest.
- **Be out by four.** The valley road is in shadow by five, and rangers walk the last round at half past four.
- **If in doubt, show it.** The station identifies finds free of charge, daily from nine until six.

![A morning’s find on the identification table at the Songling forest station.](mushrooms)

## “Everyone was sure”

The county hospital treated nine people for mushroom poisoning last season; all recovered. “Eight of the nine told us that they had been picking that kind for years,” said Dr Wu of the emergency department. “Experience is exactly what makes people stop looking underneath.”

Her advice is plain. Cook everything through, for at least fifteen minutes. Never drink alcohol with a wild mushroom. Keep one raw specimen in the refrigerator until the next day. And if anyone at the table feels sick, sees double or cannot stop sweating, do not wait to see whether it passes: go to the hospital and bring the specimen with you.

The emergency line is 120. The forest station answers at all hours in the season; its number is painted on every white stake.`,
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
      'Since midsummer the street lamps of Yunxi have dimmed by half at eleven. We filmed the difference.',
    body: `At eleven o’clock each night the 3,870 street lamps of Yunxi drop to half their brightness. Nothing dramatic happens: no one looks up, the river goes on, the last number 3 bus stops at the hospital. But from the hill on the north bank, where Jiang Yubai set up his camera, the town seems to breathe out.

The change began as an economy. The county’s lighting office wanted to cut its electricity bill by a quarter; in the first four months it has saved 27 per cent. What the office had not expected were the letters. Of 112 messages received, 71 were in favour, most of them from people who live on the second and third floors. Nineteen asked for exceptions, and eleven were granted, among them the hospital gate, the coach station and the steps at the old wharf.

The lamps return to full strength at five, when the market traders come in. Between those hours sensors brighten a street for ninety seconds whenever somebody walks down it.

“I was afraid that it would feel empty,” said a nurse who walks home at midnight. “It feels as if the street had noticed me.”

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
    title: 'Yangtso tunnel: 4,310 metres done, 1,090 to go, and a spring in the way',
    body: `The two ends of the Yangtso road tunnel are now 1,090 metres apart. The contractor said on Thursday that it still expected to break through before the end of the year, though a spring struck in the northern heading has cost it seventeen days.

The tunnel, on national road G6117, will be 5,400 metres long and will run under the shoulder of Mount Yangtso at an altitude of 3,240 metres. It will replace 22 kilometres of hairpin bends on which the county’s road crews spread grit on 94 days last winter.

![At the northern portal, water from the spring is led into settling tanks before it reaches the stream.](tunnel)

| Measure | South heading | North heading |
| Bored so far | 2,360 m | 1,950 m |
| Best week | 41 m | 36 m |
| Average, past month | 28 m | 13 m |
| Water met | little | 190 cubic metres an hour |

“Rock tells you what it is about to do,” said the tunnel’s chief geologist. “Water simply arrives.” Grouting has brought the inflow down from 420 cubic metres an hour to 190, and pumps for twice that amount stand ready.

## Where the water goes

Villagers in Drolma Valley, four kilometres downhill, were quick to ask whether the spring that feeds their barley fields would run dry. The water bureau has put gauges on all three village springs and posts a reading each morning on the door of the village office. In five weeks the largest change has been 3 per cent. The bureau has undertaken to lay a pipe from the tunnel to the fields if the flow drops by more than a tenth.

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

I come from the plains, where rivers are brown, wide and somebody else’s business. Here the river decides what time the vegetable boats arrive, whether the riverside path is open, and what sort of temper the noodle-maker is in. You learn to look at the board as you pass, as other people look at a clock.

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
