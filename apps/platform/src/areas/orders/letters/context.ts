import type { PlatformConfig } from '../../../data/config.ts'
import { chooseLanguage, type HostedLanguage } from '../../../domain/messages/languages.ts'
import { type Translate, translatorFor } from '../../../domain/messages/translate.ts'
import { letterMoney } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'

export interface LetterContext {
  readonly language: HostedLanguage
  readonly t: Translate
  /** Formatter of an amount in the order's currency. */
  readonly money: (minor: number) => string
  /** The day alone, in a time zone: the shop's. */
  readonly day: (date: Date, timeZone: string) => string
  readonly number: string
}

/** How an order's buyer is written to: in the language they bought in. */
export function letterContextOf(
  { currency }: Pick<PlatformConfig, 'currency'>,
  row: Pick<OrderRow, 'number' | 'document'>,
): LetterContext {
  const language = chooseLanguage(row.document.buyerLanguage)
  return {
    language,
    t: translatorFor(language),
    money: letterMoney(currency, language),
    day: (date, timeZone) =>
      new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(date),
    number: String(row.number),
  }
}
