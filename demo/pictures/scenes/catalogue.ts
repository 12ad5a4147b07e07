import type { Scene } from '../stage';
import * as care from './care';
import * as crafts from './crafts';
import * as farm from './farm';
import * as mountains from './mountains';
import * as roads from './roads';
import * as sport from './sport';
import * as things from './things';
import * as town from './town';
import * as waters from './waters';
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
  orchard: outside(farm.orchard),
  greenhouse: outside(farm.greenhouse),
  teaHill: outside(farm.teaHill),
  grassland: outside(mountains.grassland),
  yakHerd: outside(mountains.yakHerd),
  sheepFold: outside(mountains.sheepFold),
  barleyField: outside(farm.barleyField),
  rapeseed: outside(farm.rapeseed),
  forest: outside(farm.forest),
  mushrooms: outside(farm.mushrooms),
  beehives: outside(farm.beehives),
  herbs: outside(farm.herbs),
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
  oldStreet: outside(town.oldStreet),
  market: outside(town.market),
  shopStreet: outside(town.shopStreet),
  noodleShop: inside(crafts.noodleShop),
  kitchen: inside(crafts.kitchen),
  teaTable: inside(crafts.teaTable),
  fruitBasket: inside(crafts.fruitBasket),
  pottery: inside(crafts.pottery),
  weaving: inside(crafts.weaving),
  woolMill: inside(works.woolMill),
  thangka: inside(crafts.thangka),
  printShop: inside(crafts.printShop),
  bookshelf: inside(things.bookshelf),
  newspaper: inside(things.newspaper),
  school: outside(care.school),
  classroom: inside(care.classroom),
  playground: outside(town.playground),
  libraryHall: inside(things.libraryHall),
  museum: inside(things.museum),
  hospital: outside(care.hospital),
  clinicRoom: inside(care.clinicRoom),
  doctorVisit: outside(care.doctorVisit),
  cityHall: outside(town.cityHall),
  meetingRoom: inside(care.meetingRoom),
  busStop: outside(roads.busStop),
  highway: outside(roads.highway),
  tunnel: outside(roads.tunnel),
  railway: outside(roads.railway),
  station: outside(roads.station),
  construction: outside(works.construction),
  factory: outside(works.factory),
  solarFarm: outside(works.solarFarm),
  windFarm: outside(works.windFarm),
  dam: outside(works.dam),
  powerLines: outside(works.powerLines),
  waterPlant: outside(waters.waterPlant),
  greenRoof: outside(farm.greenRoof),
  nightTown: outside(town.nightTown),
  lanterns: outside(town.lanterns),
  stage: inside(town.stage),
  stadium: outside(sport.stadium),
  running: outside(sport.running),
  basketball: outside(sport.basketball),
  football: outside(sport.football),
  archery: outside(sport.archery),
  horseRace: outside(sport.horseRace),
  festivalTents: outside(town.festivalTents),
  rainStorm: outside(roads.rainStorm),
  flood: outside(roads.flood),
  snowfall: outside(roads.snowfall),
  fireEngine: outside(care.fireEngine),
  ambulance: outside(care.ambulance),
  volunteers: outside(sport.volunteers),
  elderlyPark: outside(town.elderlyPark),
  parcelStation: outside(town.parcelStation),
  drone: outside(works.drone),
  radioStudio: inside(care.radioStudio),
  letterBox: outside(things.letterBox),
  weatherMap: outside(things.weatherMap),
  chart: inside(things.chart),
  legalScales: inside(things.legalScales),
  garden: outside(farm.garden),
  newHousing: outside(town.newHousing),
};
