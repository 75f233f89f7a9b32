import type { PlatformConfig } from '../../config.ts'
import type { Letter } from '../../mailbox/deliver.ts'
import { chooseLanguage } from '../../messages/languages.ts'
import { sayIn } from '../../messages/say.ts'

/** To who left a cart or a checkout, in the language they filled it in. */
export function leftLetter(
  { storeName: store }: Pick<PlatformConfig, 'storeName'>,
  left: 'cart' | 'checkout',
  to: string,
  language: string | null,
  url: string,
): Letter {
  const t = sayIn(chooseLanguage(language))
  const subject =
    left === 'cart' ? t('mail.cart-left-subject', { store }) : t('mail.checkout-left-subject', { store })
  const words = left === 'cart' ? t('mail.cart-left', { store }) : t('mail.checkout-left', { store })
  return { to, subject, text: `${t('mail.hello')}\n\n${words}\n${url}\n\n${store}` }
}
