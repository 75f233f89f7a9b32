import type { LanguageCode } from '@galleria/i18n'
import type { Params } from 'react-router'

/** Part of a route's `handle`: how to load the code that its page needs beyond the route's own file. */
export interface Preparable {
  /** Answers with the page's file where it has one. */
  readonly prepare?: (page: {
    readonly params: Params
    readonly language: LanguageCode
  }) => Promise<{ readonly source?: string } | undefined>
}
