import type { FixtureView } from '../../../../sportsApi.ts';
import type { MatchEvent } from '../../model/sportModel.ts';

/** The picture of a fixture that belongs to its kind. */
export interface Picture {
  root: Element;
  show: (fixture: FixtureView, events: readonly MatchEvent[]) => void;
  /** A second passed. */
  tick?: () => void;
}
