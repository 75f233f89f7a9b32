import { LRUCache } from 'lru-cache'
import type { Services } from '../../../../data/services.ts'
import {
  contentLanguage,
  type Dictionary,
  dictionaryOf,
  primaryLanguage,
} from '../../../../data/translations/dictionary.ts'
import type { Reader } from '../engine.ts'
import type { ProductIndex } from '../product-index.ts'
import { languagesOf } from './languages.ts'
import { WordIndex } from './word-index.ts'

/** Products that are read before other requests go on. */
const STEP = 2000
/** Indexes of one site: in 100,000 products each takes about 70 MB. A language that is not asked for gives way. */
const MOST_INDEXES = 12
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
const slots = new WeakMap<ProductIndex, LRUCache<string, Slot>>()

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
  const slot = slotOf(index, hidden ? 'staff' : language)
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
  // Searches meanwhile have the translations of before; a failure is tried again by the next one.
  slot.making.catch(() => {})
  return ready.words
}

function slotOf(index: ProductIndex, name: string): Slot {
  const known = slots.get(index) ?? new LRUCache<string, Slot>({ max: MOST_INDEXES, dispose: drop })
  slots.set(index, known)
  const slot = known.get(name) ?? {}
  known.set(name, slot)
  return slot

  function drop({ ready, making }: Slot): void {
    if (ready) index.dropWords(ready.words)
    making?.then(
      ({ words }) => index.dropWords(words),
      () => {},
    )
  }
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
  // Keep it in step from here: a product that changes while the others are read is not missed.
  index.keepWords(words)
  try {
    await readAll(words, index)
  } catch (error) {
    index.dropWords(words)
    throw error
  }
  return { words, dictionary, at: performance.now() }
}

async function readAll(words: WordIndex, index: ProductIndex): Promise<void> {
  let read = 0
  for (const slot of index.all()) {
    if (index.has(slot) && !words.has(slot)) words.add(slot, index.at(slot))
    read += 1
    if (read % STEP === 0) await new Promise(setImmediate)
  }
}
