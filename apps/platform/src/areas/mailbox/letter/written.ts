import type { PlatformConfig } from '../../../data/config.ts'
import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import type { Block } from './blocks.ts'
import type { LetterKind } from './kinds.ts'
import type { Placeholder } from './placeholders.ts'

/** Facts of the shop that every letter shows. */
export type LetterShop = Pick<PlatformConfig, 'storeName' | 'storeUrl' | 'publicUrl'>

/** A letter as its author writes it. */
export interface WrittenLetter {
  readonly kind: LetterKind
  /** An email address. */
  readonly to: string
  readonly language: HostedLanguage
  readonly subject: string
  /** Shown by inboxes after the subject. */
  readonly preheader: string
  /** The subject, unless told. */
  readonly heading?: string
  /** First name of the reader, where it is known. */
  readonly name?: string | null | undefined
  readonly blocks: readonly (Block | undefined)[]
  /** Values of placeholders in the merchant's own texts; the store's name is known. */
  readonly values?: Readonly<Partial<Record<Placeholder, string>>>
  /** Ends what the letter belongs to by one press, without a sign-in: goes into its headers (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** A one-time code, so that a test or a developer need not read the text. */
  readonly code?: string
}

/** Parts that a letter is made of. */
export interface LetterSource {
  readonly shop: LetterShop
  readonly letter: WrittenLetter
}
