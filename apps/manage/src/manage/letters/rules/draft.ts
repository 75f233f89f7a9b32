import type { Letter, LetterTexts } from '@galleria/platform-client/letters'

/** Texts as they stand in the form: the merchant's own, else the platform's. */
export interface LetterDraft {
  readonly subject: string
  readonly heading: string
  readonly intro: string
  readonly closing: string
  readonly button: string
}
export type TextName = keyof LetterDraft

export function draftOf({ texts, defaults }: Pick<Letter, 'texts' | 'defaults'>): LetterDraft {
  const text = (name: TextName) => texts[name] ?? defaults[name] ?? ''
  return {
    subject: text('subject'),
    heading: text('heading'),
    intro: text('intro'),
    closing: text('closing'),
    button: text('button'),
  }
}

/** Texts to send: one that is the platform's, or empty, is none of the merchant's own. */
export function textsOf(draft: LetterDraft, defaults: LetterTexts): LetterTexts {
  const own = (name: TextName) => {
    const text = draft[name].trim()
    return text === '' || text === (defaults[name] ?? '').trim() ? null : text
  }
  return {
    subject: own('subject'),
    heading: own('heading'),
    intro: own('intro'),
    closing: own('closing'),
    button: own('button'),
  }
}

export const isChanged = (texts: LetterTexts) => Object.values(texts).some((text) => text != null)
