import type { FastifyBaseLogger } from 'fastify';
import type { GatewayConfig } from '../../config.ts';
import { createMailSender } from './mailSender.ts';
import type { MessageSenders } from './message.service.ts';
import { createSmsSender } from './smsSender.ts';

/** Creates the configured senders, by channel. */
export function createMessageSenders({
  config,
  log,
}: {
  config: GatewayConfig;
  log: FastifyBaseLogger;
}): MessageSenders {
  const { sms, mail, isZeroConfiguration } = config;
  if (!isZeroConfiguration && sms === undefined)
    log.warn('SMS_URL is not set: text messages are written and never delivered');
  if (!isZeroConfiguration && mail === undefined) log.warn('SMTP_URL is not set: mail is written and never delivered');
  return { ...(sms && { sms: createSmsSender(sms) }), ...(mail && { mail: createMailSender(mail) }) };
}
