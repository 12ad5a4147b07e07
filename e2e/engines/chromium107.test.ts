import { walkMainJourneys } from './mainJourneys';

walkMainJourneys('chromium-107');
