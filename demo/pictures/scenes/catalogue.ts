import type { Scene } from '../stage';
import * as care from './care';
import * as crafts from './crafts';
import * as energy from './energy';
import * as farm from './farm';
import * as food from './food';
import * as gardens from './gardens';
import * as gatherings from './gatherings';
import * as herding from './herding';
import * as learning from './learning';
import * as library from './library';
import * as mountains from './mountains';
import * as orchard from './orchard';
import * as planting from './planting';
import * as reading from './reading';
import * as roads from './roads';
import * as sport from './sport';
import * as streets from './streets';
import * as things from './things';
import * as town from './town';
import * as waters from './waters';
import * as weather from './weather';
import * as wild from './wild';
import * as works from './works';

export interface CatalogueEntry {
  draw: Scene;
  /** Rooms keep their own light; only the window shows the mood outside. */
  indoor: boolean;
}

const outside = (draw: Scene): CatalogueEntry => ({ draw, indoor: false });
const inside = (draw: Scene): CatalogueEntry => ({ draw, indoor: true });

/** Every scene by its name. */
export const catalogue: Readonly<Record<string, CatalogueEntry>> = {
  riverBend: outside(waters.riverBend),
  valleyTown: outside(mountains.valleyTown),
  snowPeak: outside(mountains.snowPeak),
  terraces: outside(mountains.terraces),
  orchard: outside(orchard.orchard),
  greenhouse: outside(farm.greenhouse),
  teaHill: outside(farm.teaHill),
  grassland: outside(herding.grassland),
  yakHerd: outside(herding.yakHerd),
  sheepFold: outside(herding.sheepFold),
  barleyField: outside(farm.barleyField),
  rapeseed: outside(farm.rapeseed),
  forest: outside(wild.forest),
  mushrooms: outside(wild.mushrooms),
  beehives: outside(wild.beehives),
  herbs: outside(wild.herbs),
  lake: outside(waters.lake),
  reservoir: outside(waters.reservoir),
  ferry: outside(waters.ferry),
  fishFarm: outside(waters.fishFarm),
  cranes: outside(waters.cranes),
  prayerFlags: outside(mountains.prayerFlags),
  whitePagoda: outside(mountains.whitePagoda),
  monastery: outside(mountains.monastery),
  stoneBridge: outside(town.stoneBridge),
  cableBridge: outside(town.cableBridge),
  oldStreet: outside(streets.oldStreet),
  market: outside(streets.market),
  shopStreet: outside(streets.shopStreet),
  noodleShop: inside(food.noodleShop),
  kitchen: inside(food.kitchen),
  teaTable: inside(food.teaTable),
  fruitBasket: inside(food.fruitBasket),
  pottery: inside(crafts.pottery),
  weaving: inside(crafts.weaving),
  woolMill: inside(works.woolMill),
  thangka: inside(crafts.thangka),
  printShop: inside(crafts.printShop),
  bookshelf: inside(reading.bookshelf),
  newspaper: inside(reading.newspaper),
  school: outside(learning.school),
  classroom: inside(learning.classroom),
  playground: outside(gatherings.playground),
  libraryHall: inside(library.libraryHall),
  museum: inside(reading.museum),
  hospital: outside(care.hospital),
  clinicRoom: inside(care.clinicRoom),
  doctorVisit: outside(care.doctorVisit),
  cityHall: outside(town.cityHall),
  meetingRoom: inside(learning.meetingRoom),
  busStop: outside(roads.busStop),
  highway: outside(roads.highway),
  tunnel: outside(roads.tunnel),
  railway: outside(roads.railway),
  station: outside(roads.station),
  construction: outside(works.construction),
  factory: outside(works.factory),
  solarFarm: outside(energy.solarFarm),
  windFarm: outside(energy.windFarm),
  dam: outside(energy.dam),
  powerLines: outside(energy.powerLines),
  waterPlant: outside(waters.waterPlant),
  greenRoof: outside(gardens.greenRoof),
  nightTown: outside(town.nightTown),
  lanterns: outside(gatherings.lanterns),
  stage: inside(gatherings.stage),
  stadium: outside(sport.stadium),
  running: outside(sport.running),
  basketball: outside(sport.basketball),
  football: outside(sport.football),
  archery: outside(sport.archery),
  horseRace: outside(sport.horseRace),
  festivalTents: outside(gatherings.festivalTents),
  rainStorm: outside(weather.rainStorm),
  flood: outside(weather.flood),
  snowfall: outside(weather.snowfall),
  fireEngine: outside(care.fireEngine),
  ambulance: outside(care.ambulance),
  volunteers: outside(planting.volunteers),
  elderlyPark: outside(gatherings.elderlyPark),
  parcelStation: outside(town.parcelStation),
  drone: outside(works.drone),
  radioStudio: inside(learning.radioStudio),
  letterBox: outside(things.letterBox),
  weatherMap: outside(things.weatherMap),
  chart: inside(things.chart),
  legalScales: inside(things.legalScales),
  garden: outside(gardens.garden),
  newHousing: outside(town.newHousing),
};
