import {
  activationLetter,
  codeLetter,
  newPasswordLetter,
  noAccountLetter,
  signInMethodLetter,
  welcomeLetter,
} from '../../../areas/identity/index.ts'
import { accountDeletedLetter, staffInvitationLetter } from '../../../areas/members/index.ts'
import { ada, type Sample, type Seen } from './sample.ts'

const link = ({ shop }: Seen) => ({
  link: `${shop.publicUrl}/_hosted/recover?recoveryToken=4f1d0a5c`,
  token: '4f1d0a5c',
})

export const accountSamples = {
  welcome: {
    about: 'To a new member.',
    letters: ({ shop, language }) => [
      welcomeLetter(shop, ada, 'Ada', language),
      welcomeLetter(shop, ada, null, language),
    ],
  },
  code: {
    about: 'To prove an email address, and as a step of signing in.',
    letters: ({ shop, language }) => [
      codeLetter(shop, ada, '482913', language),
      codeLetter(shop, ada, '482913', language, 'mail.code-password-known'),
    ],
  },
  'new-password': {
    about: 'To a member who forgot the password.',
    letters: (seen) => [newPasswordLetter(seen.shop, ada, link(seen), seen.language)],
  },
  'no-account': {
    about: 'To an address without an account, when a new password was asked for.',
    letters: ({ shop, language }) => [noAccountLetter(shop, ada, language)],
  },
  activation: {
    about: 'To a member added by the owner.',
    letters: (seen) => [activationLetter(seen.shop, ada, link(seen), seen.language)],
  },
  'staff-invitation': {
    about: 'To one who was invited to work for the store: without an account yet, and with one.',
    letters: (seen) => [
      staffInvitationLetter(seen.shop, ada, { role: 'PACKER', link: link(seen).link }, seen.language),
      staffInvitationLetter(seen.shop, ada, { role: 'MANAGER' }, seen.language),
    ],
  },
  'sign-in-method': {
    about: 'To a member, after a way to sign in was added or removed.',
    letters: ({ shop, language }) => [
      signInMethodLetter(shop, ada, 'added', language),
      signInMethodLetter(shop, ada, 'removed', language),
    ],
  },
  'account-deleted': {
    about: 'To a former member: what became of their data.',
    letters: ({ shop, language }) => [
      accountDeletedLetter(
        shop,
        ada,
        [
          { name: 'orders', count: 3, fate: 'ANONYMISED', why: 'mail.deleted-why-law' },
          { name: 'carts', count: 1, fate: 'ERASED', why: 'mail.deleted-why-own' },
          { name: 'loyaltyAccount', count: 1, fate: 'KEPT', why: 'mail.deleted-why-books' },
          { name: 'sessions', count: 2, fate: 'ERASED', why: 'mail.deleted-why-sessions' },
        ],
        language,
      ),
      accountDeletedLetter(shop, ada, [], language),
    ],
  },
} as const satisfies Record<string, Sample>
