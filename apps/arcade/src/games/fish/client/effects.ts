/** Short effects: coins, nets, rings and amounts. */
export interface Effects {
  net: (x: number, y: number, size: number) => void;
  coins: (x: number, y: number, count: number) => void;
  ring: (x: number, y: number, size: number, colour: string) => void;
  words: (x: number, y: number, text: string, isLarge: boolean) => void;
  /** Lightning between two points. */
  bolt: (from: readonly [number, number], to: readonly [number, number]) => void;
  bubble: (x: number, y: number) => void;
  step: (seconds: number) => void;
  draw: (pen: CanvasRenderingContext2D) => void;
}

interface Coin {
  x: number;
  y: number;
  vx: number;
  vy: number;
  spin: number;
  age: number;
}

interface Passing {
  age: number;
  life: number;
  draw: (pen: CanvasRenderingContext2D, part: number) => void;
}

const MAX_COINS = 90;
const COIN_LIFE = 1.1;
const COIN_FACES = 6;

/** The faces of a turning coin. */
function coinSheet(size: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.width = size * COIN_FACES;
  sheet.height = size;
  const pen = sheet.getContext('2d');
  if (!pen) return sheet;
  for (let i = 0; i < COIN_FACES; i += 1) {
    const wide = Math.max(0.14, Math.abs(Math.cos((i / COIN_FACES) * Math.PI)));
    pen.save();
    pen.translate(size * (i + 0.5), size / 2);
    pen.scale(wide, 1);
    for (const [radius, colour] of [
      [0.48, '#7a4a00'],
      [0.43, '#ffc22e'],
      [0.34, '#d98e00'],
      [0.3, '#ffd95e'],
    ] as const) {
      pen.beginPath();
      pen.arc(0, 0, size * radius, 0, Math.PI * 2);
      pen.fillStyle = colour;
      pen.fill();
    }
    pen.fillStyle = '#b87500';
    pen.fillRect(-size * 0.05, -size * 0.17, size * 0.1, size * 0.34);
    pen.fillStyle = '#fff5c9';
    pen.beginPath();
    pen.ellipse(-size * 0.14, -size * 0.18, size * 0.09, size * 0.05, -0.7, 0, Math.PI * 2);
    pen.fill();
    pen.restore();
  }
  return sheet;
}

/** Draws an open net. */
function webPicture(size: number): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = size;
  picture.height = size;
  const pen = picture.getContext('2d');
  if (!pen) return picture;
  const [middle, reach] = [size / 2, size / 2 - 2];
  const at = (turn: number, part: number): [number, number] => [
    middle + Math.cos(turn) * reach * part,
    middle + Math.sin(turn) * reach * part,
  ];
  pen.strokeStyle = '#dff6ff';
  pen.lineWidth = 2.4;
  pen.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const turn = (i / 10) * Math.PI * 2;
    pen.moveTo(middle, middle);
    pen.lineTo(...at(turn, 1));
    for (const part of [0.4, 0.7, 1]) {
      pen.moveTo(...at(turn, part));
      pen.quadraticCurveTo(...at(turn + Math.PI / 10, part * 0.86), ...at(turn + Math.PI / 5, part));
    }
  }
  pen.stroke();
  return picture;
}

/** Creates the effects. Coins fly to the point that `purse` returns. */
export function createEffects(purse: () => readonly [x: number, y: number], isStill: () => boolean): Effects {
  let coins: Coin[] = [];
  let passing: Passing[] = [];
  const face = 40;
  const sheet = coinSheet(face);
  const web = webPicture(128);

  const pass = (life: number, draw: Passing['draw']): void => {
    if (passing.length < 70) passing.push({ age: 0, life, draw });
  };

  return {
    net(x, y, size) {
      if (isStill()) return;
      pass(0.42, (pen, part) => {
        const radius = size * (0.35 + 0.65 * (1 - (1 - part) ** 3));
        pen.globalAlpha = 1 - part;
        pen.drawImage(web, x - radius, y - radius, radius * 2, radius * 2);
      });
    },
    coins(x, y, count) {
      if (isStill()) return;
      const room = Math.min(count, MAX_COINS - coins.length);
      for (let i = 0; i < room; i += 1) {
        const angle = Math.random() * Math.PI * 2;
        const speed = 60 + Math.random() * 170;
        coins.push({
          x,
          y,
          vx: Math.cos(angle) * speed,
          vy: Math.sin(angle) * speed - 90,
          spin: Math.random(),
          age: -Math.random() * 0.12,
        });
      }
    },
    ring(x, y, size, colour) {
      if (isStill()) return;
      pass(0.6, (pen, part) => {
        pen.globalAlpha = (1 - part) * 0.9;
        pen.strokeStyle = colour;
        pen.lineWidth = 10 * (1 - part) + 1;
        pen.beginPath();
        pen.arc(x, y, size * (0.2 + part), 0, Math.PI * 2);
        pen.stroke();
      });
    },
    words(x, y, text, isLarge) {
      const size = isLarge ? 30 : 18;
      pass(isLarge ? 1.9 : 1.15, (pen, part) => {
        const pop = isStill() ? 1 : Math.min(1, part * 7) * (part < 0.2 ? 1.25 - part : 1.05);
        pen.globalAlpha = Math.min(1, (1 - part) * 3);
        pen.font = `600 ${Math.round(size * pop)}px Kanit, sans-serif`;
        pen.textAlign = 'center';
        pen.lineJoin = 'round';
        pen.lineWidth = 4;
        pen.strokeStyle = '#2a1200';
        const up = isStill() ? 0 : part * 34;
        pen.strokeText(text, x, y - up);
        pen.fillStyle = isLarge ? '#ffe27a' : '#fff3c4';
        pen.fillText(text, x, y - up);
      });
    },
    bolt(from, to) {
      if (isStill()) return;
      const points = Array.from({ length: 9 }, (_, i) => {
        const part = i / 8;
        const off = i === 0 || i === 8 ? 0 : (Math.random() - 0.5) * 34;
        return [from[0] + (to[0] - from[0]) * part + off, from[1] + (to[1] - from[1]) * part + off] as const;
      });
      pass(0.5, (pen, part) => {
        pen.globalAlpha = 1 - part;
        pen.beginPath();
        for (const [x, y] of points) pen.lineTo(x, y);
        pen.strokeStyle = '#7fe7ff';
        pen.lineWidth = 6;
        pen.stroke();
        pen.strokeStyle = '#fff';
        pen.lineWidth = 2;
        pen.stroke();
      });
    },
    bubble(x, y) {
      if (isStill()) return;
      const size = 2 + Math.random() * 4;
      const sway = Math.random() * 6;
      pass(2.6, (pen, part) => {
        pen.globalAlpha = 0.5 * (1 - part);
        pen.strokeStyle = '#e6fbff';
        pen.lineWidth = 1.2;
        pen.beginPath();
        pen.arc(x + Math.sin(part * 6 + sway) * 6, y - part * 120, size, 0, Math.PI * 2);
        pen.stroke();
      });
    },
    step(seconds) {
      const [px, py] = purse();
      for (const coin of coins) {
        coin.age += seconds;
        if (coin.age < 0) continue;
        if (coin.age > 0.45) {
          const pull = 10 * (coin.age - 0.4);
          coin.vx += ((px - coin.x) * pull - coin.vx) * Math.min(1, seconds * 9);
          coin.vy += ((py - coin.y) * pull - coin.vy) * Math.min(1, seconds * 9);
        } else coin.vy += 260 * seconds;
        coin.x += coin.vx * seconds;
        coin.y += coin.vy * seconds;
        coin.spin += seconds * 2.2;
      }
      coins = coins.filter(({ age }) => age < COIN_LIFE);
      for (const effect of passing) effect.age += seconds;
      passing = passing.filter(({ age, life }) => age < life);
    },
    draw(pen) {
      for (const { x, y, spin, age } of coins) {
        if (age < 0) continue;
        const index = Math.floor((spin % 1) * COIN_FACES);
        const size = 17 * Math.min(1, (COIN_LIFE - age) * 5);
        pen.drawImage(sheet, index * face, 0, face, face, x - size / 2, y - size / 2, size, size);
      }
      for (const { age, life, draw } of passing) {
        pen.save();
        draw(pen, Math.min(1, age / life));
        pen.restore();
      }
    },
  };
}
