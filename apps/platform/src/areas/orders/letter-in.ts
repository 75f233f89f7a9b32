import type { PlatformConfig } from '../../data/config.ts'
import { chooseLanguage, type HostedLanguage } from '../../domain/messages/languages.ts'
import { type Say, sayIn } from '../../domain/messages/say.ts'
import { format } from '../../domain/money/money.ts'
import type { OrderRow } from './order-view.ts'

export interface Told {
  readonly language: HostedLanguage
  readonly t: Say
  /** In the order's currency. */
  readonly money: (minor: number) => string
  /** The day alone, in a time zone: the shop's. */
  readonly day: (date: Date, timeZone: string) => string
  readonly number: string
}

/** `US$` within a line read from the right: without a mark the sign would go to the other side of its letters. */
const signed = /[A-Z][$£¥]/

/** How an order's buyer is written to: in the language they bought in. */
export function tellingBuyer(
  { currency }: Pick<PlatformConfig, 'currency'>,
  row: Pick<OrderRow, 'number' | 'document'>,
): Told {
  const language = chooseLanguage(row.document.buyerLanguage)
  return {
    language,
    t: sayIn(language),
    money: (minor) => format(minor, { currency, locale: language.tag }).replace(signed, '$&\u200e'),
    day: (date, timeZone) =>
      new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(date),
    number: String(row.number),
  }
}
