import type { HomePlace } from './homePlace';

/** A part of home that opens by hand: its code loads with the first of them. */
export interface HomePartProps {
  /** undefined while its columns load, and where they failed. */
  readonly place: HomePlace | undefined;
  readonly close: () => void;
}
