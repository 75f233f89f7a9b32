import type { PlatformConfig } from '../../../data/config.ts'
import { signedLink } from '../../../data/signed-link.ts'

const DAY = 86_400_000
/** Lives of the links. A letter may be read years later, and its link must still end the subscription. */
const lives = { confirm: 7 * DAY, unsubscribe: 3650 * DAY } as const
export type NewsletterAct = keyof typeof lives

export const newsletterPath = (act: NewsletterAct, id: string) => `/_hosted/newsletter/${act}/${id}`

/** Link for the reader of the address alone, from the time of the consent on. */
export function newsletterLink(
  config: Pick<PlatformConfig, 'publicUrl' | 'secret' | 'formerSecrets'>,
  act: NewsletterAct,
  { id, askedAt }: { readonly id: string; readonly askedAt: Date },
): string {
  return signedLink(config, newsletterPath(act, id), new Date(askedAt.getTime() + lives[act]))
}
