import { type ColorName, colorNames } from './color-names.ts'
import ar from './lexicons/ar.json' with { type: 'json' }
import de from './lexicons/de.json' with { type: 'json' }
import en from './lexicons/en.json' with { type: 'json' }
import es from './lexicons/es.json' with { type: 'json' }
import ja from './lexicons/ja.json' with { type: 'json' }
import { fold, wordsAsked } from './split.ts'

const lexicons: Readonly<Record<string, typeof en>> = { ar, de, en, es, ja }

/** Knowledge of a language's words beside their forms. A word is written as it is compared: folded and cut to its stem. */
export interface Lexicon {
  /** Words that tell nothing about a product. */
  readonly skipped: ReadonlySet<string>
  /** Beginnings of words in titles of sections that every product has alike. */
  readonly policies: readonly string[]
  /** Other ways to say a run of words, each a run too, by the words joined with spaces. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly colors: ReadonlyMap<string, readonly ColorName[]>
}

export function lexiconOf(language: string, stem: (word: string) => string): Lexicon {
  const known = Object.hasOwn(lexicons, language) ? lexicons[language] : undefined
  const run = (text: string) => wordsAsked(text.replace(/[-‐]/g, '')).map(stem)
  const [synonyms, colors] = [new Map<string, string[][]>(), new Map<string, ColorName[]>()]
  for (const group of known?.synonyms ?? [])
    for (const each of group) {
      const others = group.filter((other) => other !== each).map(run)
      append(synonyms, run(each).join(' '), others)
    }
  for (const name of colorNames)
    for (const each of known?.colors[name] ?? []) append(colors, run(each).join(' '), [name])
  return {
    skipped: new Set(known?.skipped.map(fold)),
    policies: known?.policies.map(fold) ?? [],
    synonyms,
    colors,
  }
}

function append<Value>(map: Map<string, Value[]>, key: string, values: readonly Value[]): void {
  map.set(key, [...(map.get(key) ?? []), ...values])
}
