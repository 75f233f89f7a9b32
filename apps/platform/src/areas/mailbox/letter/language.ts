import { chooseLanguage, type HostedLanguage } from '../../../domain/messages/languages.ts'

/** A member, as far as their language is known. */
interface Reader {
  readonly identityProfile?: { readonly language?: string } | null
}

/** The language of a letter about an account: the one that was asked for, else the member's own, else the store's. */
export function letterLanguage(
  requested: string | null | undefined,
  reader?: Reader | undefined,
): HostedLanguage {
  return chooseLanguage(requested, reader?.identityProfile?.language)
}
