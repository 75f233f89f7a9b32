import { type LanguageCode, useLocale } from '@galleria/i18n'
import { type ComponentType, use } from 'react'
import { messages as shared } from './messages/index.ts'

/**
 * A page of an error with its words: those of a part come with its loader, which the browser does not run for what the
 * server drew. Without them it speaks English.
 */
export function withWords(
  messages: { load(code: LanguageCode): Promise<void> },
  Problem: ComponentType,
): ComponentType {
  const loads = new Map<LanguageCode, Promise<unknown>>()
  return function ProblemWithWords() {
    const { code } = useLocale().language
    const load = loads.get(code) ?? Promise.allSettled([messages.load(code), shared.load(code)])
    loads.set(code, load)
    use(load)
    return <Problem />
  }
}
