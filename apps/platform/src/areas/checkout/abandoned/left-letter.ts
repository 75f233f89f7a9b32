import type { PlatformConfig } from '../../../data/config.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { type Letter, refusingPath } from '../../mailbox/index.ts'

interface LeftLetter {
  readonly left: 'cart' | 'checkout'
  readonly to: string
  /** BCP 47. */
  readonly language: string | null
  readonly url: string
  /** A member is told where to switch such letters off. */
  readonly isMember: boolean
}

/** To who left a cart or a checkout, in the language they filled it in. */
export function leftLetter(
  { storeName: store, storeUrl }: Pick<PlatformConfig, 'storeName' | 'storeUrl'>,
  { left, to, language, url, isMember }: LeftLetter,
): Letter {
  const t = translatorFor(chooseLanguage(language))
  const subject =
    left === 'cart' ? t('mail.cart-left-subject', { store }) : t('mail.checkout-left-subject', { store })
  const words = left === 'cart' ? t('mail.cart-left', { store }) : t('mail.checkout-left', { store })
  const off = isMember ? `${t('mail.switch-off')}\n${storeUrl}${refusingPath}\n\n` : ''
  return { to, subject, text: `${t('mail.hello')}\n\n${words}\n${url}\n\n${off}${store}` }
}
