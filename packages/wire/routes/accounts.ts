import { anything, dictOf, flag, listOf, oneOf, optional, shape } from '@bivouac/kernel';
import { count, orNull, upTo } from '../fields.ts';
import { givenPassword, language, linkSecret, mailAddress, me, newPassword, personName } from './people.ts';
import { isDone, routesOf } from './route.ts';

const { get, post } = routesOf('accounts');

const member = shape({ me });
const whoIAm = shape({ me: orNull(me) });

/** The keys of one's programs end, unless one wants to keep them. */
const keysWish = oneOf('end', 'keep');
const keysSettled = shape({ ended: count, kept: count });

/** Who one is, and how one proves it. */
export const accounts = {
  register: post('/api/register', 'Make an account', {
    body: { name: personName, password: newPassword, mail: optional(mailAddress), language: optional(language) },
    reply: member,
    status: 201,
  }),
  login: post('/api/login', 'Sign in', { body: { name: upTo(100), password: givenPassword }, reply: member }),
  logout: post('/api/logout', 'Sign out of this browser', { reply: whoIAm }),
  logoutEverywhere: post('/api/logout/everywhere', 'Sign out of all browsers, and end the keys of my programs', {
    body: { keys: optional(keysWish) },
    reply: shape({ me: orNull(me), keys: keysSettled }),
  }),

  me: get('/api/me', 'Who am I?', { reply: whoIAm }),
  changeLanguage: post('/api/me/language', 'The language of letters', { body: { language }, reply: whoIAm }),
  changePassword: post('/api/me/password', 'Change the password', {
    body: { current: givenPassword, password: newPassword, keys: optional(keysWish) },
    reply: shape({ done: flag(), keys: keysSettled }),
  }),
  export: get('/api/me/export', 'All that is kept about me', { reply: dictOf(listOf(dictOf(anything()))) }),
  delete: post('/api/me/delete', 'Delete my account', {
    body: { password: optional(givenPassword) },
    reply: whoIAm,
  }),

  askReset: post('/api/reset', 'Ask for a new password by mail', {
    body: { mail: mailAddress },
    reply: isDone,
    status: 202,
  }),
  reset: post('/api/reset/confirm', 'Set a new password by the link', {
    body: { token: linkSecret, password: newPassword },
    reply: shape({ me, keys: keysSettled }),
  }),
  changeMail: post('/api/me/mail', 'Give an address for letters', {
    /** The password, for those who have one. */
    body: { mail: mailAddress, password: optional(givenPassword) },
    reply: isDone,
    status: 202,
  }),
  confirmMail: post('/api/mail/confirm', 'Confirm an address by the link', {
    body: { token: linkSecret },
    reply: member,
  }),
};
