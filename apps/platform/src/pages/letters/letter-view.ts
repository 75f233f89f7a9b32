import {
  type LetterDesign,
  type LetterTexts,
  mainButton,
  named,
  noTexts,
  placeholdersOf,
  valuesOf,
  withTexts,
  writeLetter,
} from '../../areas/mailbox/index.ts'
import type { ShopConfig } from '../../areas/site-properties/index.ts'
import type { HostedLanguage } from '../../domain/messages/languages.ts'
import { type ShopLetterKind, shopSamples } from './samples/index.ts'

interface Shop {
  readonly config: Pick<ShopConfig, 'storeName' | 'storeUrl' | 'publicUrl' | 'mediaUrl'>
  readonly now: Date
}

/** Kinds in the order of the list, by group. */
const groups = {
  ORDER: [
    'order-confirmation',
    'order-placed',
    'order-shipped',
    'pickup-ready',
    'downloads',
    'gift-card',
    'invoice',
    'payment-request',
    'payment-failed',
    'order-canceled',
    'refund-requested',
    'refund-declined',
    'return-approved',
    'return-received',
    'refund',
  ],
  SUBSCRIPTION: [
    'trial-ending',
    'renewal',
    'renewal-failed',
    'subscription-transferred',
    'subscription-received',
  ],
  REMINDER: [
    'cart-left',
    'checkout-left',
    'back-in-stock',
    'price-drop',
    'review-request',
    'points-expiring',
  ],
  NEWSLETTER: ['newsletter-confirm', 'newsletter-welcome'],
  ACCOUNT: [
    'welcome',
    'code',
    'new-password',
    'no-account',
    'activation',
    'sign-in-method',
    'account-deleted',
    'staff-invitation',
  ],
} as const satisfies Readonly<Record<string, readonly ShopLetterKind[]>>

export const grouped = Object.entries(groups).flatMap(([group, kinds]) =>
  kinds.map((kind: ShopLetterKind) => ({ group, kind })),
)

/** Sample of a kind: what it is made of, with invented content. Of several wordings the first. */
export function sampleOf(kind: ShopLetterKind, language: HostedLanguage, { config, now }: Shop) {
  const [{ source }] = shopSamples[kind].letters({ shop: config, language, now })
  if (!source) throw new Error(`The sample of ${kind} does not say what it is made of`)
  return source
}

/** The platform's texts of a letter, with placeholders in the place of the sample's values. */
export function defaultsOf(kind: ShopLetterKind, language: HostedLanguage, shop: Shop): LetterTexts {
  const source = sampleOf(kind, language, shop)
  const { letter } = source
  const values = valuesOf(source)
  const intro = letter.blocks.find((block) => block?.block === 'intro')
  const button = mainButton(letter)
  return {
    ...noTexts,
    subject: named(letter.subject, values),
    heading: named(letter.heading ?? letter.subject, values),
    intro: intro?.block === 'intro' ? named(intro.text, values) : null,
    button: button ? named(button.label, values) : null,
  }
}

/** Names with the values that they have in the sample. */
export function placeholderExamples(kind: ShopLetterKind, language: HostedLanguage, shop: Shop) {
  const values = valuesOf(sampleOf(kind, language, shop))
  return placeholdersOf(kind).map((name) => ({ name, example: values[name] ?? '' }))
}

/** The sample as it would be delivered with these texts and this design. */
export function writtenSample(
  kind: ShopLetterKind,
  language: HostedLanguage,
  shop: Shop,
  { texts, design }: { readonly texts: LetterTexts; readonly design: LetterDesign },
) {
  const source = sampleOf(kind, language, shop)
  const letter = writeLetter(source.shop, withTexts(source, texts), design)
  return { letter, sender: design.senderName ?? source.shop.storeName }
}
