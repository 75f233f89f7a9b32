import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import {
  button,
  code as codeBlock,
  intro,
  type Letter,
  type LetterShop,
  letterMoney,
  note,
  paragraph,
  writeLetter,
} from '../../mailbox/index.ts'
import type { ShopConfig } from '../../site-properties/index.ts'
import type { Recipient } from './store.ts'

interface Told {
  readonly code: string
  /** Balance of the card, in minor units. */
  readonly balance: number
  readonly currency: string
  readonly expiresAt: Date | null
}

/** Letter to whom a card is given, with the giver's words. */
export function giftLetter(
  config: LetterShop & Pick<ShopConfig, 'timeZone'>,
  { email: to, name, message, language: asked }: Recipient,
  { code, balance, currency, expiresAt }: Told,
): Letter {
  const language = chooseLanguage(asked)
  const t = translatorFor(language)
  const { storeName: store, storeUrl } = config
  const amount = letterMoney(currency, language)(balance)
  const text = t('mail.gift-card', { amount, store })
  const day = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: config.timeZone })
  return writeLetter(config, {
    ...{ kind: 'gift-card', to, language, name, code },
    subject: t('mail.gift-card-subject', { store }),
    preheader: text,
    values: { amount },
    blocks: [
      message ? paragraph(message) : undefined,
      intro(text),
      codeBlock(code),
      expiresAt ? note(t('mail.gift-card-until', { date: day.format(expiresAt) })) : undefined,
      button(t('mail.button-store', { store }), `${storeUrl}${language.prefix || '/'}`),
    ],
  })
}
