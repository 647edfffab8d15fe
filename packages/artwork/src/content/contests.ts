import type { LocalisedText } from '../catalogue/vendors.ts';
import { campaignColour, type CampaignArt } from '../composition/campaign.ts';
import { chineseOf, type ContentText } from './contentText.ts';
import { contestChinese } from './promotionChinese.ts';

/** A tournament or raffle of the demo: its name and picture. The gateway defines its prizes. */
export interface DemoContest {
  id: string;
  title: ContentText;
  dominantColour: string;
}

const plans: readonly { id: string; title: LocalisedText; art: Omit<CampaignArt, 'seed'> }[] = [
  {
    id: 'contest-multiplier',
    title: { EN: 'Highest multiple of the week', TY: 'ตัวคูณสูงสุดประจำสัปดาห์' },
    art: {
      scene: 'burst',
      palette: 'midnight',
      motifs: [
        { icon: 'trophy-cup', tint: 'gold' },
        { icon: 'star-formation', tint: 'gold' },
        { icon: 'firework-rocket', tint: 'red' },
      ],
      particles: 'confetti',
      arrangement: 'hero',
    },
  },
  {
    id: 'contest-turnover',
    title: { EN: 'Turnover race', TY: 'แข่งยอดเดิมพัน' },
    art: {
      scene: 'market',
      palette: 'lacquer',
      motifs: [
        { icon: 'two-coins', tint: 'gold' },
        { icon: 'trophy-cup', tint: 'gold' },
        { icon: 'balloons', tint: 'cyan' },
      ],
      particles: 'coins',
      arrangement: 'fountain',
    },
  },
  {
    id: 'contest-live',
    title: { EN: 'Live table winners', TY: 'ผู้ชนะโต๊ะสด' },
    art: {
      scene: 'table',
      palette: 'dusk',
      motifs: [
        { icon: 'card-ace-hearts', tint: 'ivory' },
        { icon: 'trophy-cup', tint: 'gold' },
        { icon: 'two-coins', tint: 'gold' },
      ],
      particles: 'coins',
      arrangement: 'hero',
    },
  },
  {
    id: 'contest-points',
    title: { EN: 'Points of the sea', TY: 'แต้มแห่งท้องทะเล' },
    art: {
      scene: 'sea',
      palette: 'violet',
      motifs: [
        { icon: 'star-formation', tint: 'gold' },
        { icon: 'lotus', tint: 'pink' },
        { icon: 'present', tint: 'red' },
      ],
      particles: 'confetti',
      arrangement: 'row',
    },
  },
  {
    id: 'contest-raffle',
    title: { EN: 'Raffle of a thousand lanterns', TY: 'จับรางวัลพันโคม' },
    art: {
      scene: 'lanterns',
      palette: 'dusk',
      motifs: [
        { icon: 'asian-lantern', tint: 'orange' },
        { icon: 'love-letter', tint: 'red' },
        { icon: 'lotus', tint: 'pink' },
      ],
      particles: 'embers',
      arrangement: 'row',
    },
  },
];

/** Returns the tournaments and raffles of the demo. */
export function demoContests(): DemoContest[] {
  return plans.map(({ id, title, art }) => ({
    id,
    title: { ...title, CN: chineseOf(contestChinese, id) },
    dominantColour: campaignColour({ seed: id, ...art }),
  }));
}

/** Returns a contest's art, or undefined if there is no such contest. */
export function contestArt(id: string): CampaignArt | undefined {
  const plan = plans.find((candidate) => candidate.id === id);
  return plan && { seed: plan.id, ...plan.art };
}
