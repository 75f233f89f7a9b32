import { z } from 'zod'
import {
  type LetterDesign,
  type LetterKind,
  type LetterTexts,
  noTexts,
  unknownPlaceholder,
} from '../../areas/mailbox/index.ts'
import { type Violation, violations } from '../../base/errors.ts'
import { isWebUrl, plainText } from '../../base/texts/plain-text.ts'
import { languages } from '../../domain/messages/languages.ts'
import { grouped } from './letter-view.ts'
import type { ShopLetterKind } from './samples/index.ts'

const line = (longest: number) => plainText(longest).nullish()

/** Several lines, each as one of `plainText`; never more than one empty line in a row. */
function paragraphs(longest: number) {
  return z
    .string()
    .max(longest)
    .transform((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[ \t]+\n/g, '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .refine((text) => text.split('\n').every((each) => plainText(longest).safeParse(each).success), {
      error: 'must not contain control or invisible characters',
    })
    .nullish()
}

/** An empty text is no text: the platform's own stands there then. */
const Texts = z
  .strictObject({
    subject: line(150),
    heading: line(150),
    intro: paragraphs(1000),
    closing: paragraphs(600),
    button: line(60),
  })
  .transform(
    (texts): LetterTexts => ({
      ...noTexts,
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    }),
  )

export const Language = z.enum(languages.map(({ code }) => code))
export const Kind = z.enum(grouped.map(({ kind }) => kind) as [ShopLetterKind, ...ShopLetterKind[]])

export const Draft = z.object({ language: Language, texts: Texts.optional() })
export const Saved = z.object({ language: Language, texts: Texts })

const logo = z
  .string()
  .max(2048)
  .refine((text) => isWebUrl(text) && text.startsWith('https://') && /\.(png|jpe?g|gif)(\?|$)/i.test(text), {
    error: 'must be the https:// address of a PNG, JPEG or GIF picture',
  })

export const Design = z.object({
  senderName: plainText(60).nullish(),
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i, { error: 'must be a color such as #a33d1a' })
    .nullish(),
  logoUrl: logo.nullish(),
})

/** An empty name is none, and colors are written one way. */
export function designOf({ senderName, color, logoUrl }: z.output<typeof Design>): LetterDesign {
  return { senderName: senderName || null, color: color?.toLowerCase() ?? null, logoUrl: logoUrl ?? null }
}

/** @throws ApiError 400 at each text with braces around what the letter has no value for */
export function refuseUnknownPlaceholders(kind: LetterKind, texts: LetterTexts): void {
  const faults = Object.entries(texts).flatMap(([field, text]): Violation[] => {
    const unknown = typeof text === 'string' ? unknownPlaceholder(kind, text) : undefined
    if (unknown === undefined) return []
    return [
      {
        field: `letter.texts.${field}`,
        description: `has the unknown placeholder ${unknown}`,
        violatedRule: 'OTHER',
        ruleName: 'UNKNOWN_PLACEHOLDER',
        data: { placeholder: unknown },
      },
    ]
  })
  if (faults.length > 0) throw violations(faults)
}
