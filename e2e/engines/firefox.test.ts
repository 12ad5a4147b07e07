import { walkMainJourneys } from './mainJourneys';

walkMainJourneys('firefox');
