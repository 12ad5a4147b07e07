export type { HomeModule, ModuleRows, Person, Topic } from './reading/modules';
