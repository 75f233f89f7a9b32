import { z } from '@galleria/platform-client'
import type { ZodMiniType } from 'zod/mini'
import { NodeType } from '../../enums/rich-content.ts'
import { DateTime } from './scalars.ts'

/** A node holds nodes, and the data of its type under that type's name, e.g. `headingData`. */
export interface RichContentNode {
  readonly type?: NodeType | undefined
  readonly id?: string | undefined
  readonly nodes?: readonly RichContentNode[] | undefined
  readonly textData?: { readonly text?: string | undefined } | undefined
  readonly [data: string]: unknown
}

/** Wire §4.1; what a node's own data holds is its type's affair. */
export const RichContentNode: ZodMiniType<RichContentNode, RichContentNode> = z.looseObject({
  type: z.optional(NodeType),
  id: z.optional(z.string()),
  get nodes() {
    return z.optional(z.array(RichContentNode))
  },
  textData: z.optional(z.looseObject({ text: z.optional(z.string()) })),
})

/** Wire §4.1; its keys are never renamed (wire §1.7). */
export const RichContent = z.looseObject({
  nodes: z.optional(z.array(RichContentNode)),
  metadata: z.nullish(
    z.object({
      version: z.optional(z.number()),
      createdTimestamp: z.nullish(DateTime),
      updatedTimestamp: z.nullish(DateTime),
      id: z.nullish(z.string()),
    }),
  ),
  documentStyle: z.optional(z.unknown()),
})
export type RichContent = z.infer<typeof RichContent>
