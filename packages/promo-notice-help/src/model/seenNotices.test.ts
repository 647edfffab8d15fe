import { beforeEach, describe, expect, it } from 'vitest';
import { markNoticesSeen, unseenNotices } from './seenNotices.ts';

const BANGKOK = 'Asia/Bangkok';
const notices = [{ id: 'a' }, { id: 'b' }];
/** 23:30 in Bangkok. */
const evening = Date.UTC(2026, 10, 23, 16, 30);
const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

describe('the notices that pop up', () => {
  it('HOME-03 pop up once each day of the merchant', () => {
    expect(unseenNotices(notices, evening, BANGKOK)).toEqual(notices);
    markNoticesSeen(['a'], evening, BANGKOK);
    expect(unseenNotices(notices, evening, BANGKOK)).toEqual([{ id: 'b' }]);
    markNoticesSeen(['b'], evening, BANGKOK);
    expect(unseenNotices(notices, evening, BANGKOK)).toEqual([]);
    expect(unseenNotices(notices, evening + HOUR, BANGKOK)).toEqual(notices);
  });

  it('HOME-03 are remembered for one day only', () => {
    markNoticesSeen(['a'], evening, BANGKOK);
    markNoticesSeen(['b'], evening + HOUR, BANGKOK);
    expect(JSON.parse(localStorage.getItem('NOTICES_SEEN') ?? '')).toEqual({ '2026-11-24': ['b'] });
  });

  it('HOME-03 pop up again if the stored value is malformed', () => {
    localStorage.setItem('NOTICES_SEEN', '{"2026-11-23":[7]}');
    expect(unseenNotices(notices, evening, BANGKOK)).toEqual(notices);
  });
});
