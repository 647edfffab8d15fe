import { expect } from '@playwright/test';
import { product } from './product.ts';

/** Returns the text of a page's source, without tags and with decoded entities. */
function readable(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Reads messages to a phone number (E.164) or mail address from the outbox page, newest first. */
async function messagesTo(recipient: string): Promise<string[]> {
  // Not by the browser of a test: the outbox is shown only to this machine, and tests use other addresses.
  const page = await (await fetch(`${product.url}/outbox`)).text();
  return page
    .split('<li>')
    .slice(1)
    .filter((item) => readable(/<strong>(.*?)<\/strong>/.exec(item)?.[1] ?? '') === recipient)
    .map((item) => readable(/<p class="text">([\s\S]*?)<\/p>/.exec(item)?.[1] ?? ''));
}

/** Waits for the `count`th message to a recipient. */
async function messageTo(recipient: string, count: number): Promise<string> {
  await expect
    .poll(async () => (await messagesTo(recipient)).length, { message: `messages to ${recipient}` })
    .toBe(count);
  return (await messagesTo(recipient))[0] ?? '';
}

/** Returns the code of the `count`th message to a phone. */
export async function codeSentTo(number: string, count = 1): Promise<string> {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await messageTo(number, count))?.[0];
  if (code === undefined) throw new Error(`The message to ${number} has no code`);
  return code;
}

/** Returns the link of the `count`th mail to an address. */
export async function linkSentTo(address: string, count = 1): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await messageTo(address, count))?.[0];
  if (link === undefined) throw new Error(`The mail to ${address} has no link`);
  return link;
}
