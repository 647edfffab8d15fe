import type { LanguageCode } from '@parlor/contract';
import { tagOf } from '@parlor/contract';
import { linkMail } from '../message/messageTexts.ts';
import { escapeHtml } from '../../http/html.ts';

/** Returns the mail with a link for a new password, as text and as HTML. */
export function resetMail({
  language,
  merchantName,
  accountName,
  link,
}: {
  language: LanguageCode;
  merchantName: string;
  accountName: string;
  link: string;
}) {
  const { subject, intro, button, outro } = linkMail({ language, merchantName, accountName });
  const text = `${intro}\n\n${link}\n\n${outro}\n\n${merchantName}\n`;
  const paragraph = (content: string) => `<p>${content}</p>`;
  // Mail programs support little more than this, and mails do not carry a brand's look.
  const html = [
    `<!doctype html><html lang="${tagOf(language)}"><head><meta charset="utf-8"></head><body>`,
    paragraph(escapeHtml(intro)),
    paragraph(`<a href="${escapeHtml(link)}"><strong>${escapeHtml(button)}</strong></a>`),
    paragraph(escapeHtml(outro)),
    paragraph(escapeHtml(merchantName)),
    '</body></html>',
  ].join('\n');
  return { subject, text, html };
}
