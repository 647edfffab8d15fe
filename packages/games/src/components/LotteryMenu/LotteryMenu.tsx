import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { lazy, Suspense, useState } from 'react';
import { useListLotteriesQuery } from '@parlor/api-client';
import type { LotteryHouse } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Link, paths } from '@parlor/core';
import { Button, LinkButton, Stack } from '@parlor/ui-kit';

const LotterySheet = lazy(async () => ({ default: (await import('../LotterySheet/LotterySheet.tsx')).LotterySheet }));

export interface LotteryMenuProps {
  /** The lotteries of the screen. */
  gameType: LotteryHouse['gameType'];
}

/** Opens a list of all lotteries, for screens without search. */
export function LotteryMenu({ gameType }: LotteryMenuProps) {
  const { t } = useTranslation('games');
  // Loaded with the screen, so that the sheet opens with its content. The answer is cached for the next visit.
  useListLotteriesQuery();
  const [isOpen, setIsOpen] = useState(false);
  // The sheet stays mounted once it was opened, so that its closing animation can run.
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <Stack gap={2}>
      <Button variant="secondary" isFullWidth icon={<ListBulletsIcon />} aria-haspopup="dialog" onClick={open}>
        {t('lotteries.all')}
      </Button>
      <LinkButton variant="ghost" isFullWidth render={<Link to={paths.lotteryResults()} />}>
        {t('title.lotteryResults')}
      </LinkButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <LotterySheet gameType={gameType} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
