import { countryChoices as choicesIn } from '@galleria/i18n/addresses'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Countries by name, in the order of a list; loaders read them, since a browser may name one otherwise than a server. */
export const countryChoices = (tag: string): Choice[] =>
  choicesIn(tag).map(({ code, name }) => ({ value: code, label: name }))

/** Name of a country in a list that a loader read. */
export const countryName = (choices: readonly Choice[], code: string | null | undefined): string =>
  choices.find(({ value }) => value === code)?.label ?? code ?? ''

/** Words that were typed with commas, spaces or line breaks between: `us-ny, us-ca` is `US-NY` and `US-CA`. */
export const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;،、]+/u)
    .filter(Boolean)
