import type { Services } from '../../../../data/services.ts'
import {
  contentLanguage,
  type Dictionary,
  dictionaryOf,
  primaryLanguage,
} from '../../../../data/translations/dictionary.ts'
import type { ProductIndex } from '../product-index.ts'
import { languagesOf } from './languages.ts'
import { WordIndex } from './word-index.ts'

/** Products that are read before other requests go on. */
const STEP = 2000
/** Milliseconds for which new translations may not be found: a merchant writes many, one after the other. */
const PAUSE = 10_000

interface Prepared {
  readonly words: WordIndex
  readonly dictionary: Dictionary
  readonly at: number
}

interface Slot {
  ready?: Prepared
  making?: Promise<Prepared> | undefined
}

const NONE: Dictionary = new Map()
const slots = new WeakMap<ProductIndex, Map<string, Slot>>()

interface Reader {
  /** As a shopper's request names it. */
  readonly language?: string | null
  /** Staff find hidden products, and search the texts as they wrote them. */
  readonly hidden?: boolean
}

/** Words of all products for whoever searches; read at the first search in that language. */
export async function wordsFor(
  site: Pick<Services, 'db' | 'siteCache' | 'config'>,
  index: ProductIndex,
  { language: tag, hidden = false }: Reader,
): Promise<WordIndex> {
  const original = primaryLanguage(site.config.locale)
  const wanted = tag && !hidden ? contentLanguage(site.config, tag) : undefined
  const dictionary = wanted ? await dictionaryOf(site, wanted) : NONE
  // A language without translations has nothing of its own to search in.
  const language = wanted && dictionary.size > 0 ? wanted : original
  const known = slots.get(index) ?? new Map<string, Slot>()
  slots.set(index, known)
  const name = hidden ? 'staff' : language
  const slot = known.get(name) ?? {}
  known.set(name, slot)
  const { ready } = slot
  const isCurrent = dictionary === ready?.dictionary || language === original
  if (ready && (isCurrent || performance.now() - ready.at < PAUSE)) return ready.words
  slot.making ??= make(index, { language, original, dictionary, isPublic: !hidden })
    .then((made) => {
      if (slot.ready) index.dropWords(slot.ready.words)
      slot.ready = made
      return made
    })
    .finally(() => {
      slot.making = undefined
    })
  if (!ready) return (await slot.making).words
  // Who searches meanwhile has the translations of before; a failure is tried again by the next one.
  slot.making.catch(() => {})
  return ready.words
}

interface Making {
  readonly language: string
  readonly original: string
  readonly dictionary: Dictionary
  readonly isPublic: boolean
}

async function make(index: ProductIndex, wanted: Making): Promise<Prepared> {
  const { language, original, dictionary, isPublic } = wanted
  const words = new WordIndex(await languagesOf(language, original, dictionary), { isPublic })
  // Kept in step from here: a product that changes while the others are read is not missed.
  index.keepWords(words)
  let read = 0
  for (const slot of index.all()) {
    if (index.has(slot) && !words.has(slot)) words.add(slot, index.at(slot))
    read += 1
    if (read % STEP === 0) await new Promise(setImmediate)
  }
  return { words, dictionary, at: performance.now() }
}
