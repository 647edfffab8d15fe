import type { FixtureView } from '../../../../sportsApi.ts';
import type { MatchEvent } from '../../model/sportModel.ts';

/** The picture of a fixture. */
export interface Picture {
  root: Element;
  show: (fixture: FixtureView, events: readonly MatchEvent[]) => void;
  /** Called every second. */
  tick?: () => void;
}
