import { describe, expect, it } from 'vitest';

import * as dialog from './dialog.ts';
import * as door from './index.ts';
import * as infiniteGrid from './infiniteGrid.ts';

describe('the door', () => {
  it('holds the light components', () => {
    expect(Object.keys(door).toSorted()).toEqual([
      'Accordion', 'AppFrame', 'Avatar', 'Badge', 'BottomBar', 'Button', 'Card', 'CardGrid', 'Carousel', 'Checkbox', 'EmptyState', 'ErrorState', 'Field',
      'FieldFrame', 'GameCard', 'GameCardSkeleton', 'GlobalStyle', 'Heading', 'IconButton', 'LanguagePicker', 'LinkButton', 'ListRow', 'Marquee', 'Money',
      'OfflineBanner', 'Page', 'PasswordField', 'Picture', 'Rail', 'RecordTable', 'RowList', 'ScrollNumber', 'Select', 'Skeleton', 'Spinner', 'Stack', 'Stat',
      'Steps', 'Tabs', 'Text', 'Toaster', 'TopBar', 'VisuallyHidden', 'badgeTones', 'bottomBarShapes', 'buttonSizes', 'buttonVariants', 'formatMoney',
      'gameCardShapes', 'iconButtonVariants', 'moneyTones', 'railSizes', 'skeletonShapes', 'tabsVariants', 'textTones', 'toastTones', 'useReducedMotion',
    ]);
  });

  it('keeps what is heavy behind doors of its own', () => {
    expect(Object.keys(dialog).toSorted()).toEqual(['ConfirmDialog', 'Dialog', 'Drawer', 'Sheet', 'sheetEdges']);
    expect(Object.keys(infiniteGrid)).toEqual(['InfiniteGrid']);
  });
});
