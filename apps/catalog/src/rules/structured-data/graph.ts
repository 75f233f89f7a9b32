import type { Thing } from 'schema-dts'

const CONTEXT = 'https://schema.org'

/** One script's worth of things: alone, or as a graph whose nodes name each other by `@id`. */
export function graphOf(things: readonly Thing[]): object {
  const [only, ...others] = things
  return others.length > 0
    ? { '@context': CONTEXT, '@graph': things }
    : { '@context': CONTEXT, ...(only as object) }
}
