import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { plainText, webUrl } from '../../../base/texts/plain-text.ts'

const Color = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, { error: 'must be a color such as #796EFF' })
const Title = plainText(50).refine((text) => text.length > 0, { error: 'must not be empty' })

const decided = {
  description: plainText(1500).nullish(),
  permissionsEnabled: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? undefined),
}

/** Wire §3.8, badges V3. */
export const CreateBadge = z.object({
  badge: z.strictObject({
    title: Title,
    backgroundColor: Color,
    textColor: Color,
    icon: webUrl.nullish(),
    ...decided,
  }),
})
export const UpdateBadge = z.object({
  badge: z.strictObject({
    id: z.string(),
    title: Title.optional(),
    backgroundColor: Color.optional(),
    textColor: Color.optional(),
    icon: webUrl.nullish(),
    ...decided,
  }),
})

const Icon = z
  .object({ url: webUrl })
  .nullish()
  .transform((image) => (image === undefined ? undefined : (image?.url ?? null)))

/** Wire §3.8, badges V4. */
export const CreateBadgeV4 = z.object({
  badge: z.strictObject({ title: Title, backgroundColor: Color, textColor: Color, icon: Icon, ...decided }),
})
export const UpdateBadgeV4 = z.object({
  badge: z.strictObject({
    id: z.string(),
    revision: Revision.optional(),
    title: Title.optional(),
    backgroundColor: Color.optional(),
    textColor: Color.optional(),
    icon: Icon,
    ...decided,
  }),
})
