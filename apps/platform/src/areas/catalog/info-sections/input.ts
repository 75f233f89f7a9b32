import type { RichContent } from '@galleria/platform-client/entities/common'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { AboutContent } from '../../../base/texts/rich-content.ts'

const texts = {
  /** Rich content as the wire has it (wire §4.1); `plainDescription` is made of it unless it is sent too. */
  description: AboutContent.transform((content) => content as RichContent).nullish(),
  plainDescription: z.string().max(16_000).nullish(),
}
const names = { uniqueName: z.string().min(1).max(100), title: z.string().min(1).max(50) }

/** Fields that can only be read may be sent along and are ignored (wire §4.10). */
export const NewInfoSection = z.object({ ...names, ...texts })
export type NewInfoSection = z.output<typeof NewInfoSection>

export const InfoSectionChanges = z.object({
  ...{ id: z.string(), revision: Revision },
  ...{ uniqueName: names.uniqueName.optional(), title: names.title.optional(), ...texts },
})
export type InfoSectionChanges = z.output<typeof InfoSectionChanges>
