import { element } from '../../../shell/element.ts';
import type { DrawShow, ShowContext } from '../../../shell/lottery/lotteryGame.ts';
import { drums, type PickForm, type PickResult } from '../math.ts';

const BALL_MS = 420;
const MANY_MS = 170;

/** Creates the tube from which the balls emerge. */
export function createBallShow({ motion, sounds }: ShowContext, form: PickForm): DrawShow<PickResult> {
  const balls = element('div', { class: 'lot-show-balls', 'data-size': drums[form].drawn > 10 ? 'many' : 'few' });
  const root = element('div', { class: 'lot-show' }, balls);

  function createBall(ball: number, isStar: boolean): HTMLElement {
    return element(
      'span',
      { class: isStar ? 'lot-ball is-large is-star' : 'lot-ball is-large', 'data-tone': ball % 4 },
      String(ball),
    );
  }

  const all = ({ balls: drawn, star }: PickResult): HTMLElement[] => [
    ...drawn.map((ball) => createBall(ball, false)),
    ...(star === null ? [] : [createBall(star, true)]),
  ];

  return {
    root,
    async play(result) {
      balls.replaceChildren();
      for (const [index, ball] of all(result).entries()) {
        ball.classList.add('is-new');
        balls.append(ball);
        sounds.play('tick', index % 8);
        await motion.pause(drums[form].drawn > 10 ? MANY_MS : BALL_MS);
      }
    },
    show: (result) => balls.replaceChildren(...(result ? all(result) : [])),
  };
}
