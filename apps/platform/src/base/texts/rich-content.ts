import { z } from 'zod'
import { plainText, webUrl } from './plain-text.ts'

/** Nodes of an about section, and what each may hold: everything else is refused by name (faults row 92). */
const MOST_NODES = 1000
const MOST_TEXT = 20_000
const DEEPEST = 10

const alignment = z.enum(['AUTO', 'LEFT', 'RIGHT', 'CENTER', 'JUSTIFY'])
const textStyle = z
  .strictObject({
    textAlignment: alignment.optional(),
    lineHeight: z
      .string()
      .regex(/^\d(\.\d+)?$/, { error: 'must be a number such as 1.5' })
      .optional(),
  })
  .optional()
const indentation = z.int().min(0).max(6).optional()

const link = z.strictObject({
  url: z.union([
    webUrl,
    z.string().regex(/^mailto:[^\s?&]+@[^\s?&]+$/, {
      error: 'must be an address such as https://example.com or mailto:ada@example.com',
    }),
  ]),
  target: z.enum(['SELF', 'BLANK', 'PARENT', 'TOP']).optional(),
  rel: z
    .strictObject({
      nofollow: z.boolean().optional(),
      sponsored: z.boolean().optional(),
      ugc: z.boolean().optional(),
      noreferrer: z.boolean().optional(),
    })
    .optional(),
})

const decoration = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('BOLD'), fontWeightValue: z.int().min(100).max(900).optional() }),
  z.strictObject({ type: z.literal('ITALIC'), italicData: z.boolean().optional() }),
  z.strictObject({ type: z.literal('UNDERLINE'), underlineData: z.boolean().optional() }),
  z.strictObject({ type: z.literal('STRIKETHROUGH'), strikethroughData: z.boolean().optional() }),
  z.strictObject({ type: z.literal('LINK'), linkData: z.strictObject({ link }) }),
])

const text = z.strictObject({
  text: z
    .string()
    .max(10_000)
    .refine((part) => !/[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u.test(part), {
      error: 'must not contain control characters',
    }),
  decorations: z.array(decoration).max(10).optional(),
})

const image = z.strictObject({
  image: z.strictObject({
    src: z.strictObject({ url: webUrl, id: z.string().max(500).optional() }),
    width: z.int().min(1).max(20_000).optional(),
    height: z.int().min(1).max(20_000).optional(),
  }),
  altText: plainText(500).optional(),
  caption: plainText(500).optional(),
})

const id = z.string().max(100).optional()
const none = z.array(z.never()).max(0).optional()
const block = (type: string, data: z.ZodRawShape = {}) =>
  z.strictObject({
    type: z.literal(type),
    id,
    get nodes() {
      return z.array(Node).max(MOST_NODES).optional()
    },
    ...data,
  })

const Node: z.ZodType<NodeValue> = z.lazy(() => nodes as never)
interface NodeValue {
  readonly type: string
  readonly nodes?: readonly NodeValue[] | undefined
  readonly textData?: { readonly text: string }
}

const paragraph = z.strictObject({ textStyle, indentation }).optional()
const nodes = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('TEXT'), id, nodes: none, textData: text }),
  block('PARAGRAPH', { paragraphData: paragraph }),
  block('HEADING', {
    headingData: z.strictObject({ level: z.int().min(1).max(6), textStyle, indentation }),
  }),
  block('BULLETED_LIST', { bulletedListData: z.strictObject({ indentation }).optional() }),
  block('ORDERED_LIST', {
    orderedListData: z.strictObject({ indentation, start: z.int().min(0).max(10_000).optional() }).optional(),
  }),
  block('LIST_ITEM'),
  block('BLOCKQUOTE', { blockquoteData: z.strictObject({ indentation }).optional() }),
  block('CODE_BLOCK', { codeBlockData: z.strictObject({ textStyle }).optional() }),
  z.strictObject({ type: z.literal('DIVIDER'), id, nodes: none, dividerData: z.strictObject({}).optional() }),
  z.strictObject({ type: z.literal('IMAGE'), id, nodes: none, imageData: image }),
])

/** Its size, told before its nodes are looked at. */
function within(value: unknown): string | undefined {
  let [count, length] = [0, 0]
  const walk = (list: unknown, depth: number): string | undefined => {
    if (!Array.isArray(list)) return undefined
    if (depth > DEEPEST) return `must not be nested deeper than ${DEEPEST} levels`
    for (const node of list as NodeValue[]) {
      count += 1
      if (typeof node?.textData?.text === 'string') length += node.textData.text.length
      if (count > MOST_NODES) return `must have at most ${MOST_NODES} nodes`
      if (length > MOST_TEXT) return `must have at most ${MOST_TEXT} characters`
      const fault = walk(node?.nodes, depth + 1)
      if (fault) return fault
    }
    return undefined
  }
  return walk((value as { nodes?: unknown } | undefined)?.nodes, 1)
}

const Document = z.strictObject({
  nodes: z.array(Node).max(MOST_NODES).default([]),
  metadata: z
    .strictObject({
      version: z.number().optional(),
      id: z.string().max(100).nullish(),
      createdTimestamp: z.iso.datetime().nullish(),
      updatedTimestamp: z.iso.datetime().nullish(),
    })
    .nullish(),
  /** Editors send one; what members write is shown in the store's own style. */
  documentStyle: z.strictObject({}).nullish(),
})

/** Wire §4.1, as far as an about section goes: paragraphs, headings, lists, quotes, code, pictures and links. */
export const AboutContent = z
  .unknown()
  .superRefine((value, context) => {
    const fault = within(value)
    if (fault) context.addIssue({ code: 'custom', message: fault, params: { violatedRule: 'MAX_SIZE' } })
  })
  .pipe(Document)
