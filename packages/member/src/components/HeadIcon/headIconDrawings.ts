import { BirdIcon } from '@phosphor-icons/react/dist/csr/Bird';
import { ButterflyIcon } from '@phosphor-icons/react/dist/csr/Butterfly';
import { CatIcon } from '@phosphor-icons/react/dist/csr/Cat';
import { CloverIcon } from '@phosphor-icons/react/dist/csr/Clover';
import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { DiamondIcon } from '@phosphor-icons/react/dist/csr/Diamond';
import { DogIcon } from '@phosphor-icons/react/dist/csr/Dog';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { FlowerIcon } from '@phosphor-icons/react/dist/csr/Flower';
import { HorseIcon } from '@phosphor-icons/react/dist/csr/Horse';
import { RabbitIcon } from '@phosphor-icons/react/dist/csr/Rabbit';
import { RocketIcon } from '@phosphor-icons/react/dist/csr/Rocket';
import type { Icon } from '@phosphor-icons/react';
import type { HeadIconId } from '@parlor/contract';

/** The drawing of each head icon. */
export const headIconDrawings: Readonly<Record<HeadIconId, Icon>> = {
  flower: FlowerIcon,
  cat: CatIcon,
  dog: DogIcon,
  rabbit: RabbitIcon,
  horse: HorseIcon,
  bird: BirdIcon,
  butterfly: ButterflyIcon,
  fish: FishIcon,
  crown: CrownIcon,
  rocket: RocketIcon,
  diamond: DiamondIcon,
  clover: CloverIcon,
};
