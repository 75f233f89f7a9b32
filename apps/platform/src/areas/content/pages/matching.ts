import { type Language, languageOf } from '../../../domain/words/language.ts'
import { wordsAsked, wordsWithin } from '../../../domain/words/split.ts'

/** What a page says in the language that it is shown in. */
export interface Said {
  readonly title: string
  readonly summary: string
  readonly body: string
}

const MOST_WORDS = 12

/** Pages that have every word in one of its forms, in the order they came; those with all of them in the title first. */
export async function matching<Page>(
  pages: readonly Page[],
  { words, languages }: { readonly words: string; readonly languages: readonly string[] },
  saidBy: (page: Page) => Said,
): Promise<Page[]> {
  const known = await Promise.all([...new Set(languages)].map(languageOf))
  const all = wordsAsked(words).slice(0, MOST_WORDS)
  const telling = all.filter((word) => !known.some(({ lexicon }) => lexicon.skipped.has(word)))
  const asked = telling.length > 0 ? telling : all
  if (asked.length === 0) return []
  const [inTitle, elsewhere]: [Page[], Page[]] = [[], []]
  for (const page of pages) {
    const { title, summary, body } = saidBy(page)
    if (hasAll(title, asked, known)) inTitle.push(page)
    else if (hasAll(`${title} ${summary} ${body}`, asked, known)) elsewhere.push(page)
  }
  return [...inTitle, ...elsewhere]
}

function hasAll(text: string, asked: readonly string[], languages: readonly Language[]): boolean {
  const words = wordsWithin(text.replace(/<[^>]*>/g, ' '))
  const forms = new Set(words.flatMap((word) => [word, ...languages.map(({ stem }) => stem(word))]))
  return asked.every(
    (word, place) =>
      forms.has(word) ||
      languages.some(({ stem }) => forms.has(stem(word))) ||
      // People search as they type.
      (place === asked.length - 1 && words.some((each) => each.startsWith(word))),
  )
}
