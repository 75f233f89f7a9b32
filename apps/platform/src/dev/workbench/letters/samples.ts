import { ownerLetter } from '../../../app/owner/letter.ts'
import type { LetterKind } from '../../../areas/mailbox/index.ts'
import { ada, type Sample, shopSamples } from '../../../pages/letters/index.ts'

/** Every kind of letter of the platform: the type lets none be forgotten. */
export const samples: Readonly<Record<LetterKind, Sample>> = {
  ...shopSamples,
  owner: {
    about: 'To the owner of a new shop.',
    letters: ({ shop, language }) => [
      ownerLetter(shop, ada, `${shop.publicUrl}/_hosted/recover?recoveryToken=4f1d0a5c`, language),
    ],
  },
}
