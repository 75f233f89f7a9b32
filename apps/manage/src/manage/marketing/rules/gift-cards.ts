import type { GiftCardAccount } from '@galleria/platform-client/gift-cards'
import type { Say } from '../messages/index.ts'

/** States of gift cards in the order of the tabs. */
export const cardStates = ['ACTIVE', 'EMPTY', 'EXPIRED', 'DISABLED'] as const
export type CardState = (typeof cardStates)[number]

/** Filter of a list: by state, and by words in recipient or the last digits of the code. */
export function cardsFilter(query: URLSearchParams) {
  const state = cardStates.find((each) => each === query.get('state'))
  const words = query.get('q')?.trim()
  const found = ['recipient.email', 'recipient.name', 'obfuscatedCode'].map((field) => ({
    [field]: { $contains: words },
  }))
  return { ...(state && { status: state }), ...(words && { $or: found }) }
}

export function cardStateName(state: CardState, t: Say): string {
  return {
    ACTIVE: t('state.live'),
    EMPTY: t('card.empty'),
    EXPIRED: t('card.expired'),
    DISABLED: t('state.disabled'),
  }[state]
}

/** Name of an event in a card's history. */
export function eventName(type: string, t: Say): string {
  const names: Readonly<Record<string, string>> = {
    BOUGHT: t('card.was-bought'),
    ISSUED: t('card.was-issued'),
    SENT: t('card.was-sent'),
    CHANGED: t('card.was-changed'),
    DISABLED: t('card.was-disabled'),
    ENABLED: t('card.was-enabled'),
    REDEEMED: t('card.was-used'),
    RETURNED: t('card.was-returned'),
  }
  return names[type] ?? type
}

/** A card as typed. */
export interface CardDraft {
  readonly amount: string
  /** Local time of the store's zone. */
  readonly expires: string
  readonly email: string
  readonly name: string
  readonly message: string
  readonly language: string
}

export const newCard = (language: string): CardDraft => ({
  ...{ amount: '50.00', expires: '', email: '', name: '', message: '' },
  language,
})

/** Draft of another letter to the same person. */
export const draftFor = (recipient: GiftCardAccount['recipient'], language: string): CardDraft => ({
  ...newCard(recipient?.language ?? language),
  email: recipient?.email ?? '',
  name: recipient?.name ?? '',
  message: recipient?.message ?? '',
})

/** Recipient of a card; undefined without an email address. */
export function recipientOf({ email, name, message, language }: CardDraft) {
  if (!email.trim()) return undefined
  return {
    ...{ email: email.trim(), language },
    ...(name.trim() && { name: name.trim() }),
    ...(message.trim() && { message: message.trim() }),
  }
}
