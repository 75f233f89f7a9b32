import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { format } from '../../../domain/money/money.ts'

/** `US$` within a line read from the right: without a mark the sign would go to the other side of its letters. */
const signed = /[A-Z][$£¥]/

/** Formatter of amounts in minor units, as a letter shows them. */
export const letterMoney =
  (currency: string, { tag: locale }: HostedLanguage) =>
  (minor: number): string =>
    format(minor, { currency, locale }).replace(signed, '$&\u200e')
