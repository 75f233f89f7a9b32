import { z } from 'zod'
import { Revision } from '../../base/input/revision.ts'
import { isWebUrl } from '../../base/texts/plain-text.ts'

/** Most languages that a text is translated into. */
const MOST_LANGUAGES = 30

/** BCP 47 language of two or three letters. */
const Language = z.string().regex(/^[a-z]{2,3}$/, 'must be a language such as de')

/** Path of the shop, a web address, or empty for no link; never an address that runs. */
export const LinkTo = z
  .string()
  .max(2000)
  .refine((to) => to === '' || /^\/(?![/\\])\S*$/.test(to) || isWebUrl(to), {
    error: 'must be a path such as /pages/about or an address with https://',
  })

/** Texts in other languages, by their codes. */
export function translationsOf<Written extends z.ZodType>(written: Written) {
  return z.record(Language, written).refine((all) => Object.keys(all).length <= MOST_LANGUAGES, {
    error: `must not have more than ${MOST_LANGUAGES} languages`,
  })
}

/** Version to restore, by its number from the path: 0 is what there was before the first save. */
export const Restored = z.object({ number: z.coerce.number().int().min(0).max(1e9), revision: Revision })
