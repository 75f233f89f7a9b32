import type { Db } from '../../../data/database.ts'
import { languageOf, withoutLanguage } from '../../../domain/messages/languages.ts'
import { pathOf, withoutStore } from './address.ts'
import { findTargets } from './store.ts'

/** Steps that are followed at most; more of them are no chain that anybody made by hand. */
const MOST_STEPS = 10

/** Page of the shop in a language: `/de/old` is `/old` below `/de`. */
interface Place {
  readonly prefix: string
  readonly path: string
}

/**
 * Last address of the chain that begins at a path with its language. It is in that language unless a redirect names another.
 * Undefined where nothing stands for the path, or the chain does not end.
 */
export async function followRedirects(db: Db, from: string, storeUrl: string): Promise<string | undefined> {
  const { last, isEndless } = await walk(from, storeUrl, (place) => targetAt(db, place))
  return isEndless ? undefined : last
}

/** Whether a redirect from a path to an address would lead back to where it begins. */
export async function isLoop(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
  storeUrl: string,
): Promise<boolean> {
  const proposed = { fromPath: from, toAddress: to }
  return (await walk(from, storeUrl, (place) => targetAt(db, place, proposed))).isEndless
}

type Redirect = Awaited<ReturnType<typeof findTargets>>[number]

/** A redirect of this language goes before one of all languages. */
async function targetAt(db: Db, { prefix, path }: Place, proposed?: Redirect): Promise<string | undefined> {
  const rows = await findTargets(db, [prefix + path, path])
  const all = proposed ? [proposed, ...rows] : rows
  const at = (from: string) => all.find(({ fromPath }) => fromPath === from)?.toAddress
  return at(prefix + path) ?? at(path)
}

async function walk(from: string, storeUrl: string, next: (place: Place) => Promise<string | undefined>) {
  let place = placeOf(from)
  let last: string | undefined
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const to = await next(place)
    if (!to) return { last, isEndless: false }
    const target = withoutStore(to, storeUrl)
    if (!target.startsWith('/')) return { last: target, isEndless: false }
    const prefix = languageOf(target).prefix || place.prefix
    last = prefix + withoutLanguage(target)
    place = placeOf(prefix + (pathOf(withoutLanguage(target)) ?? ''))
  }
  return { last: undefined, isEndless: true }
}

const placeOf = (path: string): Place => ({ prefix: languageOf(path).prefix, path: withoutLanguage(path) })
