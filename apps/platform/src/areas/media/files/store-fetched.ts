import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { ApiError } from '../../../base/errors.ts'
import { byDns, type Reach } from '../../../base/network/public-address.ts'
import type { Services } from '../../../data/services.ts'
import { mediaStoreOf } from '../store/open.ts'
import { fetchPicture, NotFetched } from './fetch-picture.ts'
import { makeFile, type ProcessedFile } from './make.ts'
import { cleanName, storedName } from './names.ts'
import { findSamePublic } from './store/find.ts'
import { insertFile } from './store/insert.ts'

/** A file of the library, or why there is none. */
export type FetchedPicture = { readonly id: string } | { readonly refused: string }
export type FetchedPictures = ReadonlyMap<string, FetchedPicture>

/** Pictures of one request. */
const MOST = 100
const AT_ONCE = 4
/** Milliseconds for one, and for all that somebody waits for. */
const EACH = 10_000
const ALL = 20_000

type Site = Pick<Services, 'db' | 'config' | 'clock'>

/**
 * Pictures of elsewhere, each fetched once and kept in the library, before anything is locked. The same bytes are one
 * file, so that a request which is sent again adds nothing. Each has 10 seconds, all together `all` milliseconds.
 */
export async function storeFetched(
  site: Site,
  urls: Iterable<string>,
  { all: within = ALL, resolve = byDns }: { readonly all?: number; readonly resolve?: Reach['resolve'] } = {},
): Promise<FetchedPictures> {
  const wanted = [...new Set(urls)]
  const outcome = new Map<string, FetchedPicture>()
  for (const url of wanted.splice(MOST))
    outcome.set(url, { refused: `is one of more than ${MOST} at once: send fewer` })
  if (wanted.length === 0) return outcome
  const reach = { allowPrivate: site.config.webhooks.allowPrivateTargets, resolve }
  const all = AbortSignal.timeout(within)
  const queue = wanted.values()
  // One after another: of two that are the same, the second finds the first.
  let last: Promise<unknown> = Promise.resolve()
  const storeInTurn: StoreFile = (made, fileName) => {
    const mine = last.then(() => storeFile(site, made, fileName))
    last = mine.catch(() => {})
    return mine
  }
  const work = async () => {
    for (const url of queue)
      outcome.set(
        url,
        await fetchOne(url, reach, AbortSignal.any([all, AbortSignal.timeout(EACH)]), storeInTurn),
      )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcome
}

type StoreFile = (made: ProcessedFile, fileName: string) => Promise<string>

async function fetchOne(
  url: string,
  reach: Reach,
  signal: AbortSignal,
  storeInTurn: StoreFile,
): Promise<FetchedPicture> {
  try {
    const { path, contentType, fileName } = await fetchPicture(url, reach, signal)
    let made: ProcessedFile | undefined
    try {
      made = await makeFile(path, { declared: contentType, private: false, width: null, height: null })
      if (made.mediaType !== 'IMAGE' && made.mediaType !== 'VECTOR') return { refused: 'is not an image' }
      return { id: await storeInTurn(made, fileName) }
    } finally {
      for (const left of [path, made?.path]) if (left) await rm(left, { force: true })
    }
  } catch (error) {
    if (error instanceof NotFetched) return { refused: error.message }
    // Refuse bytes that are no picture, such as a broken file.
    if (error instanceof ApiError && error.status < 500)
      return { refused: `is not an image: ${error.message}` }
    throw error
  }
}

async function storeFile(
  { db, config, clock }: Site,
  made: ProcessedFile,
  fileName: string,
): Promise<string> {
  const known = await findSamePublic(db, made)
  if (known) return known
  const id = randomUUID()
  const name = storedName({ id, extension: made.extension })
  const store = mediaStoreOf(config)
  await store.put(name, made.path)
  try {
    const about = { id, fileName: cleanName(fileName), private: false, parentFolderId: null, labels: [] }
    await insertFile(db, about, made, clock.now())
  } catch (error) {
    await store.remove(name)
    throw error
  }
  return id
}
