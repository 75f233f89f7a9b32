import type { StaffRole } from '@galleria/platform-client/roles'
import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { button, intro, type Letter, type LetterShop, writeLetter } from '../../mailbox/index.ts'

const names = {
  OWNER: 'mail.role-owner',
  MANAGER: 'mail.role-manager',
  PACKER: 'mail.role-packer',
  EDITOR: 'mail.role-editor',
  SUPPORT: 'mail.role-support',
} as const satisfies Readonly<Record<StaffRole, string>>

interface Invitation {
  readonly role: StaffRole
  /** Sets a password, and so confirms the address; absent for one whose account is in use. */
  readonly link?: string | undefined
}

export function staffInvitationLetter(
  shop: LetterShop,
  to: string,
  { role, link }: Invitation,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  const store = shop.storeName
  const said = { store, role: t(names[role]) }
  const text = link ? t('mail.staff-new', said) : t('mail.staff-known', said)
  return writeLetter(shop, {
    ...{ kind: 'staff-invitation', to, language },
    subject: t('mail.staff-subject', { store }),
    preheader: text,
    values: { role: said.role },
    blocks: [
      intro(text),
      link
        ? button(t('mail.button-password'), link)
        : button(t('mail.button-admin'), `${shop.storeUrl}${language.prefix}/manage`),
    ],
  })
}
