import { useActionData } from '@galleria/router'

/** Answer to a form that was sent without script, with what was typed into it. */
export interface Posted {
  readonly problem?: string
  readonly giftCardProblem?: string
  readonly tipProblem?: string
  /** Fields of the form. */
  readonly sent: Readonly<Record<string, string>>
}

/** Answer that the server draws a page with; a browser's forms have theirs from a fetcher. */
export const usePosted: () => Posted | undefined =
  typeof document === 'undefined' ? () => postedOf(useActionData()) : () => undefined

const postedOf = (answer: unknown): Posted | undefined =>
  answer instanceof Object && 'sent' in answer ? (answer as Posted) : undefined
