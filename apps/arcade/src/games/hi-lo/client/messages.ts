import { cardMessages } from "../../../shell/cards/cardNames.ts";
import type { GameMessages } from "../../../shell/gameText.ts";

const english = {
  ...cardMessages.en,
  bet: "Deal",
  ready: "Higher or lower? Place your bet",
  yourMove: "Higher or lower?",
  "guess.higher": "Higher",
  "guess.lower": "Lower",
  "guess.same": "Same",
  "guess.higherOrSame": "Higher or same",
  "guess.lowerOrSame": "Lower or same",
  guessButton: "{guess}: chance {chance}, pays {multiplier}",
  skipCard: "Skip",
  skipButton: "Skip this card, {count} left",
  skipsLeft: "{count} left",
  cashOut: "Cash out {amount}",
  multiplier: "Multiplier",
  cards: "Cards of this round",
  right: "right",
  wrong: "wrong",
  skipped: "skipped",
  firstCard: "First card: {card}",
  rightCard: "Right: {card}. {multiplier}",
  wrongCard: "Wrong: {card}",
  skippedCard: "Skipped. Now: {card}",
  cashedOut: "Cashed out at {multiplier}",
  paidAtLimit: "The highest multiplier: paid at {multiplier}",
  guessMade: "{guess}: {card}, {outcome}, {multiplier}",
  roundWins: "The round wins {amount}",
  aboutGuess:
    "Guess whether the next card is higher or lower than the one that lies. The ace is the lowest card, the king the highest. The same rank is right for both guesses, except at the ace and the king, where it is a guess of its own.",
  aboutPay:
    "A right guess raises the multiplier; a wrong one ends the round without a win. The first multiplier includes the share of the house of 1 %, and no later one does. After a right guess you may cash out at any time.",
  aboutDeck:
    "Each card is drawn from a full deck, so all 52 cards are always equally likely. You may skip up to {skips} cards in a round; that costs nothing.",
  aboutRounding:
    "A fraction of the smallest coin is settled by a further number of the same provable draw: it is paid as one whole coin with a chance of exactly its size.",
  aboutLimit:
    "From a multiplier of {limit} on the round is paid by itself. A guess that could pass {most} is not on offer.",
  aboutKeys:
    "Keys during a round: arrow up and down guess, S skips, space cashes out.",
  chancesTitle: "Chances and factors",
  cardColumn: "Card",
  mode: "Cash out after {steps}",
};

const thai: Record<keyof typeof english, string> = {
  ...cardMessages.th,
  bet: "แจกไพ่",
  ready: "สูงกว่าหรือต่ำกว่า? วางเดิมพันได้เลย",
  yourMove: "สูงกว่าหรือต่ำกว่า?",
  "guess.higher": "สูงกว่า",
  "guess.lower": "ต่ำกว่า",
  "guess.same": "เท่ากัน",
  "guess.higherOrSame": "สูงกว่าหรือเท่ากัน",
  "guess.lowerOrSame": "ต่ำกว่าหรือเท่ากัน",
  guessButton: "{guess}: โอกาส {chance} จ่าย {multiplier}",
  skipCard: "ข้าม",
  skipButton: "ข้ามไพ่ใบนี้ เหลือ {count} ครั้ง",
  skipsLeft: "เหลือ {count}",
  cashOut: "รับเงิน {amount}",
  multiplier: "ตัวคูณ",
  cards: "ไพ่ของรอบนี้",
  right: "ถูก",
  wrong: "ผิด",
  skipped: "ข้าม",
  firstCard: "ไพ่ใบแรก: {card}",
  rightCard: "ถูก: {card} {multiplier}",
  wrongCard: "ผิด: {card}",
  skippedCard: "ข้ามแล้ว ตอนนี้: {card}",
  cashedOut: "รับเงินที่ {multiplier}",
  paidAtLimit: "ถึงตัวคูณสูงสุด จ่ายที่ {multiplier}",
  guessMade: "{guess}: {card} {outcome} {multiplier}",
  roundWins: "รอบนี้ได้ {amount}",
  aboutGuess:
    "ทายว่าไพ่ใบต่อไปสูงกว่าหรือต่ำกว่าใบที่เปิดอยู่ เอซต่ำที่สุด คิงสูงที่สุด แต้มเท่ากันนับว่าถูกทั้งสองทาง ยกเว้นที่เอซและคิง ซึ่งต้องทายว่าเท่ากันแยกต่างหาก",
  aboutPay:
    "ทายถูกตัวคูณจะเพิ่ม ทายผิดรอบจบโดยไม่ได้เงิน ตัวคูณแรกหักส่วนของเจ้ามือ 1 % ไว้แล้ว หลังจากนั้นไม่หักอีก เมื่อทายถูกแล้วรับเงินได้ทุกเมื่อ",
  aboutDeck:
    "ทุกใบจั่วจากสำรับเต็ม ไพ่ทั้ง 52 ใบจึงมีโอกาสเท่ากันเสมอ ข้ามไพ่ได้สูงสุด {skips} ครั้งต่อรอบโดยไม่เสียอะไร",
  aboutRounding:
    "เศษที่เล็กกว่าหน่วยเงินเล็กสุดตัดสินด้วยเลขสุ่มอีกตัวจากชุดเดียวกันที่ตรวจสอบได้ โดยจ่ายเต็มหนึ่งหน่วยด้วยโอกาสเท่ากับเศษนั้นพอดี",
  aboutLimit: "ตั้งแต่ตัวคูณ {limit} รอบจะจ่ายเอง และจะไม่มีตัวเลือกที่อาจเกิน {most}",
  aboutKeys: "แป้นพิมพ์ระหว่างรอบ: ลูกศรขึ้นและลงเพื่อทาย S เพื่อข้าม เว้นวรรคเพื่อรับเงิน",
  chancesTitle: "โอกาสและตัวคูณเพิ่ม",
  cardColumn: "ไพ่",
  mode: "รับเงินหลังทายถูก {steps} ครั้ง",
};

const chinese: Record<keyof typeof english, string> = {
  ...cardMessages["zh-Hans"],
  bet: "发牌",
  ready: "更大还是更小？请下注",
  yourMove: "更大还是更小？",
  "guess.higher": "更大",
  "guess.lower": "更小",
  "guess.same": "相同",
  "guess.higherOrSame": "更大或相同",
  "guess.lowerOrSame": "更小或相同",
  guessButton: "{guess}：机会 {chance}，赔 {multiplier}",
  skipCard: "跳过",
  skipButton: "跳过这张牌，还剩 {count} 次",
  skipsLeft: "剩 {count}",
  cashOut: "兑现 {amount}",
  multiplier: "倍数",
  cards: "这一局的牌",
  right: "猜对",
  wrong: "猜错",
  skipped: "跳过",
  firstCard: "第一张牌：{card}",
  rightCard: "猜对：{card}。{multiplier}",
  wrongCard: "猜错：{card}",
  skippedCard: "已跳过。现在是：{card}",
  cashedOut: "在 {multiplier} 兑现",
  paidAtLimit: "达到最高倍数，按 {multiplier} 赔付",
  guessMade: "{guess}：{card}，{outcome}，{multiplier}",
  roundWins: "本局赢得 {amount}",
  aboutGuess:
    "猜下一张牌比桌上的牌更大还是更小。A 最小，K 最大。点数相同时两种猜法都算对，但在 A 和 K 处“相同”是单独的一种猜法。",
  aboutPay:
    "猜对提高倍数，猜错则本局结束且没有奖金。第一个倍数已含 1 % 的庄家份额，之后不再扣除。猜对之后可随时兑现。",
  aboutDeck:
    "每张牌都从整副牌中抽取，52 张牌的机会始终相同。每局最多可跳过 {skips} 张牌，不收费用。",
  aboutRounding:
    "不足最小货币单位的零头由同一可验证序列中的下一个数字决定：以恰好等于零头的概率付一个单位。",
  aboutLimit:
    "倍数达到 {limit} 起，该局自动赔付。可能超过 {most} 的猜法不会提供。",
  aboutKeys: "游戏中的按键：上下方向键猜牌，S 跳过，空格兑现。",
  chancesTitle: "机会与倍率",
  cardColumn: "牌",
  mode: "猜对 {steps} 次后兑现",
};

export const hiLoMessages: GameMessages = {
  en: english,
  th: thai,
  "zh-Hans": chinese,
};
