import type { FastifyInstance } from 'fastify';
import type { LanguageCode } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { ContentScope, ContentService } from './content.service.ts';
import type { NoticeReads } from './noticeReads.service.ts';

/** Registers the calls of banners, notices, promotions and help. */
export function registerContentRoutes(
  app: FastifyInstance,
  { content, noticeReads }: { content: ContentService; noticeReads: NoticeReads },
): void {
  app.addHook('onReady', () => content.start());
  app.addHook('onClose', () => content.stop());
  registerCall(app, 'listAnnouncements', (call) =>
    content.listAnnouncements({ ...scopeOf(call), settings: call.merchant.settings }, call.query),
  );
  registerCall(app, 'listReadAnnouncements', (call) => noticeReads.list(call));
  registerCall(app, 'readAnnouncement', (call) => noticeReads.read(call, call.body.announcementId));
  registerCall(app, 'listPromotions', (call) => content.listPromotions(scopeOf(call)));
  registerCall(app, 'listHelp', (call) => ({ list: content.listHelp(scopeOf(call)) }));
}

function scopeOf({ merchant, language }: { merchant: Merchant; language: LanguageCode }): ContentScope {
  return { merchantCode: merchant.code, language, defaultLanguage: merchant.settings.defaultLanguage };
}
