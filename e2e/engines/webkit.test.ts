import { walkMainJourneys } from './mainJourneys';

walkMainJourneys('webkit');
