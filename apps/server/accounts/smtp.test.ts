import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { postBySettings, smtpPostman } from './smtp.ts';

/** As much of a mail server as it takes to be handed one letter. */
const mailServer = (heard: string[]): Server =>
  createServer((socket) => {
    let isLetter = false;
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (isLetter && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 well\r\n');
        isLetter = line === 'DATA';
      }
    });
  });

test('a letter reaches the mail server as plain text to the one address', async () => {
  const heard: string[] = [];
  const server = mailServer(heard);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await smtpPostman(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'bivouac@example.org').deliver({
    to: 'ney@example.org',
    subject: 'Your turn',
    text: '<b>not bold</b>',
  });
  server.close();
  expect(heard).toContain('RCPT TO:<ney@example.org>');
  expect(heard).toContain('Subject: Your turn');
  expect(heard).toContain('<b>not bold</b>');
  expect(heard.find((line) => /^content-type/i.test(line))).toContain('text/plain');
});

test('without settings there is no post; settings that cannot work are refused with a remedy', () => {
  const origin = 'https://bivouac.example';
  expect(postBySettings({}, origin)).toBeUndefined();
  expect(() => postBySettings({ SMTP_URL: 'mail.example.org' }, origin)).toThrow('SMTP_URL');
  expect(() => postBySettings({ SMTP_URL: 'smtp://mail.example.org' }, origin)).toThrow('MAIL_FROM');
  const settings = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'bivouac@example.org' };
  expect(() => postBySettings(settings, undefined)).toThrow('public origin');
  expect(postBySettings(settings, origin)).toMatchObject({ origin });
});
