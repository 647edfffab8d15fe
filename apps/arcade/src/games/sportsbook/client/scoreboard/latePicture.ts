import { element } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import type { MatchEvent, ModelKind } from '../../model/sportModel.ts';
import { failureNote } from '../listState.ts';
import type { SportsContext } from '../sportsContext.ts';
import type { Picture } from './picture.ts';

/** Creates a picture whose code is loaded with the first fixture that needs it. Its space is reserved. */
export function createLatePicture({ text }: SportsContext, kind: ModelKind, load: () => Promise<Picture>): Picture {
  const root = element('div', { class: `late-picture is-${kind}` });
  let picture: Picture | undefined;
  let shown: { fixture: FixtureView; events: readonly MatchEvent[] } | undefined;

  async function open(): Promise<void> {
    try {
      picture = await load();
    } catch {
      root.replaceChildren(failureNote(text, () => void open()));
      return;
    }
    root.replaceChildren(picture.root);
    if (shown) picture.show(shown.fixture, shown.events);
  }
  void open();

  return {
    root,
    show(fixture, events) {
      shown = { fixture, events };
      picture?.show(fixture, events);
    },
    tick: () => picture?.tick?.(),
  };
}
