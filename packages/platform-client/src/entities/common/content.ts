import { z } from '@galleria/platform-client'

/**
 * Text that the merchant wrote and shoppers read. A call that asks for a language (`x-wix-linguist`) is answered with
 * its translation, where there is one. The platform finds it by this very schema, in whatever answer it stands.
 */
export const Content = z.string()

/** Content that `Untranslated` does not tell of: pages show a picture, not its text. */
export const AltText = z.string()

/** Translation of the field beside it, which stays as it is because requests name it: `translatedName` of `name`. */
export const Translated = z.string()

/** Names of the entity's fields that are not in the language that was asked for. An extension of the embedded platform. */
export const Untranslated = z.array(z.string())
