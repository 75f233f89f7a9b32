/** Parts of a letter, from which both its HTML and its plain text are made. */
export type Block =
  | { readonly block: 'paragraph' | 'intro' | 'note' | 'code'; readonly text: string }
  | { readonly block: 'list'; readonly items: readonly string[] }
  | { readonly block: 'button' | 'link'; readonly label: string; readonly href: string }
  | { readonly block: 'lines'; readonly lines: readonly LetterLine[] }
  | { readonly block: 'totals'; readonly rows: readonly TotalsRow[] }
  | { readonly block: 'titled'; readonly title: string; readonly lines: readonly string[] }

/** One product, with its quantity in the label. */
export interface LetterLine {
  readonly label: string
  readonly details?: readonly string[]
  readonly amount: string
  /** Absolute address of a JPEG or PNG. */
  readonly picture?: string | undefined
}

export interface TotalsRow {
  readonly label: string
  readonly value: string
  /** The sum of the rows before it. */
  readonly isTotal?: boolean
}

export const paragraph = (text: string): Block => ({ block: 'paragraph', text })

/** The paragraph that says what the letter is about; a merchant may write another. */
export const intro = (text: string): Block => ({ block: 'intro', text })

/** Small print. */
export const note = (text: string): Block => ({ block: 'note', text })

/** Something to type or copy. */
export const code = (text: string): Block => ({ block: 'code', text })

export const list = (items: readonly string[]): Block => ({ block: 'list', items })

/** The one thing to do next. */
export const button = (label: string, href: string): Block => ({ block: 'button', label, href })

export const link = (label: string, href: string): Block => ({ block: 'link', label, href })

export const lines = (all: readonly LetterLine[]): Block => ({ block: 'lines', lines: all })

export const totals = (rows: readonly TotalsRow[]): Block => ({ block: 'totals', rows })

/** An address, or words of the store, below a title. */
export const titled = (title: string, all: readonly string[]): Block => ({
  block: 'titled',
  title,
  lines: all,
})
