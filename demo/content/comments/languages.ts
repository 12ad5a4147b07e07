import type { DemoCommentTexts } from '@demo/commentTexts';

export const languages: DemoCommentTexts = {
  'bo-horseback-doctor': `
20 ཚེ་རིང་ཆོས་སྒྲོན ♥46 | ཚེ་དབང་ལགས་ལ་ཐུགས་རྗེ་ཆེ། ངའི་ཨ་མས་ཟླ་རེར་ཁྱེད་སྒུག་གི་ཡོད།
48 ནོར་བུ ♥23 | ལམ་ཐག་རིང་ལ་སྨན་པ་ཉུང་། རྟ་ལའང་ངལ་གསོ་དགོས།
  90 桑多乡 *account-sangdo ♥17 | ཟླ་རྗེས་མར་སྨན་པ་གསར་པ་གཉིས་ཡོང་གི་ཡོད།
`,
  'bo-school-library': `
60 བསམ་རྡོའི་ཨ་ཕ ♥31 | གཟའ་སྤེན་པར་ང་ཡང་དེབ་གཡར་དུ་སོང་། བུས་ང་ལ་ཀློག་སྟངས་བསླབས།
140 ལྷ་མོ ♥19 | བོད་ཡིག་གི་སྒྲུང་དེབ་དེ་བས་མང་བ་དགོས།
`,
  'bo-race-pictures': `
40 ནོར་བུ ♥88 | དགེ་རྒན་དང་སློབ་མ་གཉིས་ཀ་རྒྱལ་སོང་།
100 ལྷ་མོ ♥54 | བཀྲ་ཤིས་མཚོ་ང་ཚོའི་སློབ་གྲྭའི་བུ་མོ་ཡིན། དགའ་པོ་བྱུང་།
`,
  'bo-thangka-pupils': `
70 ཚེ་རིང་ཆོས་སྒྲོན ♥28 | དབྱངས་ཅན་ལྷ་མོ་ལགས། ལོ་ལྔ་ནི་རིང་པོ་མིན། མུ་མཐུད་འབྲི་རོགས།
`,
  'bo-railway': `
80 བསམ་རྡོའི་ཨ་ཕ ♥35 | ང་ཡང་མེ་འཁོར་ལ་བསྡད་མ་མྱོང་། བུ་མོ་ཁྲིད་ནས་བལྟ་བར་འགྲོ་རྒྱུ་ཡིན།
160 ནོར་བུ ♥12 | བོད་ཡིག་གི་བརྡ་རྟགས་ལ་ཡི་གེ་ཆེ་བ་འབྲི་རོགས།
`,
  'bo-cranes': `
50 ལྷ་མོ ♥40 | ཁྲུང་ཁྲུང་གིས་ང་ཚོའི་ཞིང་ཁར་ནས་ཟ། ང་ཚོས་ལྟད་མོ་བལྟ།
`,
  'en-last-ferryman': `
30 Wharf Walker ♥52 | Strike it once and he assumes it is the wind. I struck it once, on my first day. He told me so, kindly, when he came an hour later.
  75 渡口镇 *account-dukou ♥18 | There is now a small plate under the bell: “Twice, please.”
140 A stranger here ♥21 | My pupils say he has never once been late. They would know; they are.
`,
  'en-railway-track': `
25 Minyang commuter ♥33 | Weighing down a bridge with ballast and measuring how far it bows: I would buy a ticket for that alone.
`,
  'en-crane-count': `
45 Counter, point seven ♥61 | We had eleven and a fox. The fox was not counted, under protest.
110 A stranger here ♥14 | “Would not say that nature is getting better.” More papers should print sentences like this one.
`,
  'en-thangka-pictures': `
60 Wharf Walker ♥37 | Collected on horseback. I looked at that last picture for a long time.
`,
  'en-night-town-video': `
55 Second floor ♥44 | One of the seventy-one. I had forgotten that the ceiling of my room was white only because of the lamp.
`,
  'en-letter-gauge': `
80 Minyang commuter ♥26 | Showed this to Ms Peng this morning. She said the author parks badly, and then she read it twice.
  190 A stranger here ♥39 | All true, including the parking.
`,
  'de-apfelgenossenschaft': `
90 Wanderschuh ♥11 | Zwei Kisten Saft mitgenommen. Die schiefen Äpfel schmecken gerade.
`,
  'de-wanderung-gletscherblick': `
70 Wanderschuh ♥29 | Salz und eine Zeitung für die Hirten: hatte beides dabei. Sie haben zuerst nach dem Wetterbericht gesucht.
  200 Hüttentee ♥12 | Und danach das Kreuzworträtsel gelöst, auf Tibetisch.
`,
  'de-toepferin': `
110 Hüttentee ♥18 | Der Nachbar, der sich beschwert hat, brennt heute die schönsten Deckel der Gasse.
`,
  'fr-nouilles-du-pont': `
60 Sur le pont ♥27 | Arrivé à quatorze heures, lu l’ardoise : « Demain. » Revenu à midi. Rien à ajouter.
`,
  'fr-tisseuse-longtan': `
75 Fil rouge ♥48 | Ma fille est née sous le numéro 97. On nous a laissés la toucher une dernière fois avant de partir.
  160 县人民医院 *account-hospital ♥33 | 97号还在用，洗过很多次，红线补了两回。
`,
  'fr-course-film': `
40 Sur le pont ♥22 | À la quatrième minute, on voit le vétérinaire hausser les épaules, puis sourire. Tout est là.
`,
};
