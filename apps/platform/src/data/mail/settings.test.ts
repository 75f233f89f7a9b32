import { expect, test } from 'vitest'
import { readEnvironment } from '../config.ts'

const read = (env: object) => readEnvironment({ NODE_ENV: 'development', ...env }).platform.mail
const smtp = {
  MAIL_TRANSPORT: 'smtp',
  MAIL_FROM: 'orders@shop.example',
  SMTP_URL: 'smtps://shop:secret@mail.example',
}

test('Letters stay in the mailbox unless a transport is set with all it needs', () => {
  expect(read({})).toEqual({ transport: 'mailbox' })
  expect(read(smtp)).toEqual({
    transport: 'smtp',
    from: 'orders@shop.example',
    url: 'smtps://shop:secret@mail.example',
  })
  expect(
    read({ MAIL_TRANSPORT: 'http', MAIL_FROM: 'orders@shop.example', MAIL_HTTP_KEY: 're_a_key_of_ours' }),
  ).toEqual({
    ...{
      transport: 'http',
      from: 'orders@shop.example',
      key: 're_a_key_of_ours',
      url: 'https://api.resend.com/emails',
    },
  })
})

test.each([
  [{ ...smtp, MAIL_FROM: '' }, 'MAIL_FROM is missing'],
  [{ ...smtp, MAIL_FROM: 'Lamps <orders@shop.example>' }, 'MAIL_FROM must be an email address'],
  [
    { ...smtp, MAIL_FROM: 'orders@shop.example\nBcc: all@shop.example' },
    'MAIL_FROM must be an email address',
  ],
  [{ ...smtp, SMTP_URL: 'mail.example:587' }, 'SMTP_URL must be smtp://'],
  [{ ...smtp, SMTP_URL: '' }, 'SMTP_URL must be smtp://'],
  [{ ...smtp, MAIL_TRANSPORT: 'http' }, 'MAIL_HTTP_KEY is missing'],
  [{ ...smtp, MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT'],
])('A start is refused with words: %o', (env, words) => {
  expect(() => read(env)).toThrow(words)
})
