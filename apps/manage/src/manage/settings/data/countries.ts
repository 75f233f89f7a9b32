import { languageTagged } from '@galleria/i18n'
import type { ManageRequest } from '../page.ts'
import { type Choice, countryChoices } from '../rules/countries.ts'

/** Countries in the page's language; with a loader's data, so that server and browser name them alike. */
export const countriesFor = ({ site }: ManageRequest): Choice[] =>
  countryChoices(languageTagged(site.locale).tag)
