import type { Icon } from '@phosphor-icons/react';
import { BirdIcon } from '@phosphor-icons/react/dist/csr/Bird';
import { CherriesIcon } from '@phosphor-icons/react/dist/csr/Cherries';
import { ClubIcon } from '@phosphor-icons/react/dist/csr/Club';
import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { DiamondIcon } from '@phosphor-icons/react/dist/csr/Diamond';
import { DiceFiveIcon } from '@phosphor-icons/react/dist/csr/DiceFive';
import { FireIcon } from '@phosphor-icons/react/dist/csr/Fire';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { GameControllerIcon } from '@phosphor-icons/react/dist/csr/GameController';
import { GridNineIcon } from '@phosphor-icons/react/dist/csr/GridNine';
import { PokerChipIcon } from '@phosphor-icons/react/dist/csr/PokerChip';
import { RocketLaunchIcon } from '@phosphor-icons/react/dist/csr/RocketLaunch';
import { SoccerBallIcon } from '@phosphor-icons/react/dist/csr/SoccerBall';
import { TicketIcon } from '@phosphor-icons/react/dist/csr/Ticket';
import { TimerIcon } from '@phosphor-icons/react/dist/csr/Timer';
import type { GameCategory } from '@parlor/contract';

/** The drawing of each category; vendors' own categories share one. */
export const categoryIcons: Record<GameCategory, Icon> = {
  HOT: FireIcon, SLOT: CherriesIcon, CRASH: RocketLaunchIcon, LIVE: PokerChipIcon, SPORTS: SoccerBallIcon, ESPORTS: GameControllerIcon, COCKFIGHT: BirdIcon, FISH: FishIcon, PVP: ClubIcon,
  RNG: DiceFiveIcon, LOTT: TicketIcon, ELOTT: TimerIcon, BINGO: GridNineIcon, JACKPOT: CrownIcon, INHOUSE: DiamondIcon, JL: DiamondIcon, RTG: DiamondIcon, FEATUREBUY: DiamondIcon,
};
