import { LRUCache } from 'lru-cache'
import type { Caller } from '../base/caller-type.ts'
import { kept } from '../base/kept.ts'
import type { Services } from '../data/services.ts'
import type { Asking } from './asking.ts'

/** Who asks, and by what the state that their answer is made from can be told from any other. */
export interface Sight {
  readonly caller: Caller
  /** None where nothing may be kept. */
  readonly mark: string | null
  /** Where some of it is from memory: by what the rows say, for an answer that is made now. */
  readonly again?: () => Promise<Sight | undefined>
}

/** Text is sent together with the headers in one write. */
type Json = string | Uint8Array<ArrayBuffer>

interface KeptAnswer {
  readonly mark: string
  readonly json: Json
  readonly from: number
  readonly until: number
}

const MOST = 2000
const LONGEST = 4000

type Site = Pick<Services, 'kept' | 'clock'>
const answersOf = (site: Site) => kept(site, 'answers', () => new LRUCache<string, KeptAnswer>({ max: MOST }))

/** What an answer is of: the call, who asks, what they are shown it in, and what they say. */
function keyOf(call: string, request: Asking, text: string): string | undefined {
  const { headers } = request
  if (text.length > LONGEST) return undefined
  return `${call}\n${headers.get('authorization')}\n${headers.get('x-wix-currency')}\n${text}`
}

export interface Asked {
  readonly call: string
  readonly request: Asking
  /** The body. */
  readonly text: string
  readonly mark: string
}

/** As it was sent before, if nothing has changed since. */
export function keptAnswer(site: Site, asked: Asked | undefined): Json | undefined {
  if (!asked) return undefined
  const { call, request, text, mark } = asked
  const known = answersOf(site).get(keyOf(call, request, text) ?? '')
  if (known?.mark !== mark) return undefined
  const now = site.clock.now().getTime()
  return known.from <= now && now < known.until ? known.json : undefined
}

/** Keeps what was made from what the mark stands for; `from` is when it was made. */
export function keepAnswer(site: Site, asked: Asked, json: Json, from: Date, until: Date | undefined): void {
  const key = keyOf(asked.call, asked.request, asked.text)
  if (!key) return
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY
  answersOf(site).set(key, { mark: asked.mark, json, from: from.getTime(), until: end })
}
