import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/marketing/letters.ts'

const LetterTexts = z.object({
  subject: z.nullish(z.string()),
  heading: z.nullish(z.string()),
  intro: z.nullish(z.string()),
  closing: z.nullish(z.string()),
  button: z.nullish(z.string()),
})
/** Texts of a letter; absent or `null` is the platform's own. Placeholders stand in braces, such as `{order number}`. */
export type LetterTexts = z.infer<typeof LetterTexts>

const LetterSummary = z.object({
  kind: z.string(),
  /** `ACCOUNT`, `ORDER`, `SUBSCRIPTION`, `REMINDER`, or `NEWSLETTER`. */
  group: z.string(),
  /** As buyers see it in the language of the request, with invented content. */
  subject: z.string(),
  /** Codes of the languages with texts of the merchant's own. */
  changedLanguages: z.array(z.string()),
  updatedDate: z.nullish(z.string()),
})
/** A kind of letter of the shop, such as `order-shipped`. Of the embedded platform. */
export type LetterSummary = z.infer<typeof LetterSummary>

const Letter = z.object({
  kind: z.string(),
  /** Code of the language that the texts are in. */
  language: z.string(),
  revision: z.string(),
  /** The merchant's own. */
  texts: LetterTexts,
  /** The platform's; without `button` where the letter has none that can be renamed. */
  defaults: LetterTexts,
  /** Names that the texts can have in braces, each with a value as in the preview. */
  placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
})
/** A letter in one language, as a merchant edits it. Of the embedded platform. */
export type Letter = z.infer<typeof Letter>

const LetterDesign = z.object({
  revision: z.nullish(z.string()),
  /** Name that letters come from; the store's without it. */
  senderName: z.nullish(z.string()),
  /** Color of the button, `#rrggbb`. */
  color: z.nullish(z.string()),
  /** Address of a PNG, JPEG or GIF. */
  logoUrl: z.nullish(z.string()),
})
/** Look of every letter, as far as the merchant chooses it. Of the embedded platform. */
export type LetterDesign = z.infer<typeof LetterDesign>

const LetterPreview = z.object({
  /** Name of who the letter comes from. */
  sender: z.string(),
  subject: z.string(),
  /** Plain text of the letter. */
  text: z.string(),
  /** Page with the letter, for a frame; works for an hour. */
  url: z.string(),
})
/** A letter with invented content. Of the embedded platform. */
export type LetterPreview = z.infer<typeof LetterPreview>

/** Every kind of letter of the shop, with the languages in which the merchant changed it. */
export const listLetters = /* @__PURE__ */ defineCall<{ language: string }, { letters: LetterSummary[] }>(
  operations.listLetters,
  () => z.object({ letters: z.array(LetterSummary) }),
)

/** Texts of a letter in one language, beside those of the platform. */
export const getLetter = /* @__PURE__ */ defineCall<{ kind: string; language: string }, { letter: Letter }>(
  operations.getLetter,
  () => z.object({ letter: Letter }),
)

/**
 * Saves all texts of a letter in one language: a text that is left out or `null` is the platform's again. Braces around
 * a name that the letter has no value for are refused at the field (`UNKNOWN_PLACEHOLDER`), an outdated revision with
 * `REVISION_MISMATCH`.
 */
export const updateLetter = /* @__PURE__ */ defineCall<
  { kind: string; letter: { language: string; revision: string; texts: LetterTexts } },
  { letter: Letter }
>(operations.updateLetter, () => z.object({ letter: Letter }))

/** A letter with texts and a design that are not saved yet; with the saved ones where they are left out. */
export const previewLetter = /* @__PURE__ */ defineCall<
  {
    kind: string
    letter: { language: string; texts?: LetterTexts }
    design?: Omit<LetterDesign, 'revision'>
    scheme?: 'light' | 'dark'
  },
  { preview: LetterPreview }
>(operations.previewLetter, () => z.object({ preview: LetterPreview }))

/** Sends a letter with invented content to the colleague who asks, once for each `idempotencyKey`, and answers with their address. */
export const sendTestLetter = /* @__PURE__ */ defineCall<
  { kind: string; letter: { language: string; texts?: LetterTexts }; idempotencyKey?: string },
  { sentTo: string }
>(operations.sendTestLetter, () => z.object({ sentTo: z.string() }))

/** Look of every letter. */
export const getLetterDesign = /* @__PURE__ */ defineCall<object, { design: LetterDesign }>(
  operations.getLetterDesign,
  () => z.object({ design: LetterDesign }),
)

/** Saves the look of every letter: what is left out or `null` is the platform's again. */
export const updateLetterDesign = /* @__PURE__ */ defineCall<
  { design: LetterDesign & { revision: string } },
  { design: LetterDesign }
>(operations.updateLetterDesign, () => z.object({ design: LetterDesign }))
