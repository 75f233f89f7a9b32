type Stem = (word: string) => string

/** Stemmers, each read when a shop first needs it: a shop writes in few languages. */
const readers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stem }>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  it: () => import('@orama/stemmers/italian'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
  tr: () => import('@orama/stemmers/turkish'),
}

/** Forms that the stemmers leave apart and a shopper does not. */
const before: Readonly<Record<string, Stem>> = {
  // The article joins its noun, and the stemmer takes the first letter of some nouns for a conjunction.
  ar: (word) => (word.length > 4 ? word.replace(/^(?:[وبكف]?ال|لل)/, '') : word),
  es: (word) => word.replace(/ces$/, 'z'),
}

/** Cuts words of a language down to what their forms share; leaves those of an unknown language whole. */
export async function stemmerOf(language: string): Promise<Stem> {
  const read = Object.hasOwn(readers, language) ? readers[language] : undefined
  if (!read) return (word) => word
  const { stemmer } = await read()
  const prepare = before[language] ?? ((word: string) => word)
  return (word) => (/^\p{L}{3,}$/u.test(word) ? stemmer(prepare(word)) || word : word)
}
