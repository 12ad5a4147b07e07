import { MixedText } from '../MixedText';
import type { RowLook } from './rowLook';

interface RowFactsProps {
  readonly look: Pick<RowLook, 'badges' | 'line'>;
}

/** Content of a row's line: badges, source, time and reads; names of the newsroom in their own language (C4). */
export const RowFacts = ({ look: { badges, line } }: RowFactsProps) => (
  <>
    {badges.map((badge) => (
      <b key={badge}>
        <MixedText text={badge} />
      </b>
    ))}
    <MixedText text={line} />
  </>
);
