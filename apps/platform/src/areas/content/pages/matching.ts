import { LRUCache } from 'lru-cache'
import { type Language, languageOf } from '../../../domain/words/language.ts'
import { wordsAsked, wordsWithin } from '../../../domain/words/split.ts'

/** Texts of a page in the language that it is shown in. */
export interface Said {
  readonly title: string
  readonly summary: string
  readonly body: string
}

const MOST_WORDS = 12
/** Pages that are read before other requests go on. */
const STEP = 10

/** Pages that have every word in one of its forms, in the order they came; those with all of them in the title first. */
export async function matching<Page>(
  pages: readonly Page[],
  { words, languages: codes }: { readonly words: string; readonly languages: readonly string[] },
  saidBy: (page: Page) => Said,
): Promise<Page[]> {
  const languages = await Promise.all([...new Set(codes)].map(languageOf))
  const all = wordsAsked(words).slice(0, MOST_WORDS)
  const telling = all.filter((word) => !languages.some(({ lexicon }) => lexicon.skipped.has(word)))
  const asked = (telling.length > 0 ? telling : all).map((word) => [word, ...stemsOf(word, languages)])
  if (asked.length === 0) return []
  const hasAll = (text: string) => {
    const forms = formsIn(text, codes, languages)
    return asked.every(
      ([word = '', ...stems], place) =>
        forms.has(word) ||
        stems.some((stem) => forms.has(stem)) ||
        // People search as they type.
        (place === asked.length - 1 && [...forms].some((form) => form.startsWith(word))),
    )
  }
  const [inTitle, elsewhere]: [Page[], Page[]] = [[], []]
  for (const [place, page] of pages.entries()) {
    if (place % STEP === STEP - 1) await new Promise(setImmediate)
    const { title, summary, body } = saidBy(page)
    if (hasAll(title)) inTitle.push(page)
    else if (hasAll(`${title} ${summary} ${body}`)) elsewhere.push(page)
  }
  return [...inTitle, ...elsewhere]
}

const stemsOf = (word: string, languages: readonly Language[]) => languages.map(({ stem }) => stem(word))

/** Letters of the texts whose forms are cached: posts are searched at every pause while somebody types. */
const MOST_LETTERS = 4_000_000
const cache = new LRUCache<string, ReadonlySet<string>>({
  maxSize: MOST_LETTERS,
  sizeCalculation: (_, key) => key.length,
})

/** Words of a text and their stems. */
function formsIn(
  text: string,
  codes: readonly string[],
  languages: readonly Language[],
): ReadonlySet<string> {
  const key = `${codes.join()} ${text}`
  const known = cache.get(key)
  if (known) return known
  const words = new Set(wordsWithin(text.replace(/<[^>]*>/g, ' ')))
  const forms = new Set([...words].flatMap((word) => [word, ...stemsOf(word, languages)]))
  cache.set(key, forms)
  return forms
}
