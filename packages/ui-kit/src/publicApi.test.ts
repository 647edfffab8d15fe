import { describe, expect, it } from 'vitest';

import * as carousel from './carousel.ts';
import * as chart from './chart.ts';
import * as datePicker from './datePicker.ts';
import * as dialog from './dialog.ts';
import * as publicApi from './index.ts';
import * as infiniteGrid from './infiniteGrid.ts';
import * as phoneField from './phoneField.ts';
import * as qrCode from './qrCode.ts';
import * as tooltip from './tooltip.ts';
import * as tree from './tree.ts';

describe('the main entry point', () => {
  it('exports the light components', () => {
    expect(Object.keys(publicApi).toSorted()).toEqual([
      'Accordion',
      'AppFrame',
      'Avatar',
      'Badge',
      'BottomBar',
      'BrandHero',
      'Breadcrumb',
      'Button',
      'Card',
      'CardGrid',
      'CategoryPicture',
      'Checkbox',
      'CodeField',
      'Countdown',
      'DateText',
      'EmptyState',
      'ErrorState',
      'Field',
      'FieldFrame',
      'Flag',
      'GameCard',
      'GameCardSkeleton',
      'GlobalStyle',
      'Heading',
      'IMAGE_MAX_BYTES',
      'IMAGE_MAX_COUNT',
      'IconButton',
      'LATE_MS',
      'LanguagePicker',
      'LaterProvider',
      'LinkButton',
      'ListRow',
      'LiveNumber',
      'Marquee',
      'Money',
      'Page',
      'PasswordField',
      'Picture',
      'Press',
      'PullToRefresh',
      'RadioGroup',
      'Rail',
      'RowList',
      'Scene',
      'ScrollNumber',
      'Select',
      'Skeleton',
      'Spark',
      'Spinner',
      'Stack',
      'Stat',
      'StatusBanner',
      'Steps',
      'Switch',
      'Table',
      'Tabs',
      'Text',
      'Toaster',
      'TopBar',
      'Uploader',
      'VisuallyHidden',
      'badgeTones',
      'bottomBarShapes',
      'buttonSizes',
      'buttonVariants',
      'createLaterQueue',
      'dateFormats',
      'dateLengths',
      'formatMoney',
      'gameCardShapes',
      'heroSource',
      'iconButtonVariants',
      'inBottomBar',
      'inTopBar',
      'laterRanks',
      'moneyTones',
      'pressTimes',
      'radioDirections',
      'railSizes',
      'refusalReasons',
      'skeletonShapes',
      'tabsVariants',
      'textTones',
      'toastTones',
      'topBarShapes',
      'useLaterQueue',
      'useReducedMotion',
      'writeDate',
    ]);
  });

  it('keeps heavy components in separate entry points', () => {
    expect(Object.keys(dialog).toSorted()).toEqual(['ConfirmDialog', 'Dialog', 'Drawer', 'Sheet', 'sheetEdges']);
    expect(Object.keys(infiniteGrid).toSorted()).toEqual(['InfiniteGrid', 'pictureBackground']);
    expect(Object.keys(datePicker).toSorted()).toEqual(['DatePicker', 'birthdayRange', 'isCalendarDate']);
    expect(Object.keys(phoneField).toSorted()).toEqual(['PHONE_MAX_DIGITS', 'PhoneField']);
    expect(Object.keys(carousel).toSorted()).toEqual(['BannerStrip', 'Carousel']);
    expect(Object.keys(chart).toSorted()).toEqual(['Chart', 'chartKinds']);
    expect(Object.keys(qrCode)).toEqual(['QrCode', 'qrPath']);
    expect(Object.keys(tooltip).toSorted()).toEqual(['Tooltip', 'tooltipSides']);
    expect(Object.keys(tree)).toEqual(['Tree']);
  });
});
