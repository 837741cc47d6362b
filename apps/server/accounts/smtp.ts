import { InputError } from '@bivouac/kernel';
import { createTransport } from 'nodemailer';
import type { Post, Postman } from './postman.ts';

const TIMEOUT_MS = 20_000;

/** Brings letters to a mail server: smtp://user:password@host:587 or smtps://… */
export const smtpPostman = (url: string, from: string): Postman => {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
};

export interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** The post by the operator's settings; none without them. */
export const postBySettings = (
  { SMTP_URL: url, MAIL_FROM: from }: MailSettings,
  origin: string | undefined,
): Post | undefined => {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new InputError('SMTP_URL', 'this is no address of a mail server', 'Write it like smtp://user:word@host:587.');
  if (!from) throw new InputError('MAIL_FROM', 'letters have no sender', 'Write it like bivouac@example.org.');
  if (origin === undefined)
    throw new InputError('SMTP_URL', 'letters need the address of this server', 'Set its public origin too.');
  return { postman: smtpPostman(url, from), origin };
};
