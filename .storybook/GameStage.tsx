import titles from 'virtual:story-titles';
import { useEffect, useRef } from 'react';
import type { ShownGame, StoryTitle } from '../apps/arcade/src/shell/stories/roundStory.ts';

/** Shows an in-house game. Games are plain DOM with their own style sheets, independent of brands. */
export function GameStage({ round, language }: { round: ShownGame; language: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { gameCode } = round;
    // A game without a card has its family's code and no dress.
    const title = (titles[gameCode] as StoryTitle | undefined) ?? {
      gameCode,
      title: { EN: gameCode, TY: gameCode },
      dress: null,
      declaredReturn: '',
      gameVersion: '',
    };
    return container.current ? round.play(container.current, language, title) : undefined;
  }, [round, language]);
  return <div ref={container} />;
}
