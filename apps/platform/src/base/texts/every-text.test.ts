import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costAbove, processorTimeOf } from '../../dev/testing/processor-time.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { callsOf, type Registered } from '../../http/openapi/registry.ts'
import { variablesOf } from '../../http/paths.ts'
import type { Violation } from '../errors.ts'
import { toPath } from '../violations.ts'
import { bodiesWith, type Place, placesOf } from './places.fixture.ts'

/** Unicode puts such marks in order by comparing each with those before it: the square of their number. No field takes as many. */
const MARKS = '\u0f71\u0f72'.repeat(32_500)
const LETTERS = 'a'.repeat(65_000)
const HELD = new Map<unknown, number>([
  [MARKS, 0],
  [LETTERS, 1],
])
const ENCODED = [...HELD.keys()].map((text) => Buffer.from(JSON.stringify(text)))
/** Milliseconds of processor time. */
const MOST = { whole: 100, behind: 50 }
/** Texts that may be as long as a body. */
const PICTURES: ReadonlySet<string> = new Set(['UploadMyPicture data', 'UploadReviewPicture data'])

let site: TestPlatform
let calls: readonly Registered[]
let tokens: Record<'VISITOR' | 'MEMBER' | 'APP', string>
beforeAll(async () => {
  // One body holds here what comes in several.
  site = await createTestPlatform({ seed: 'small', config: { maxBodyBytes: 20_000_000 } })
  // Signing out would leave the rest without a token; it takes no more than where to go then.
  calls = callsOf(site.platform.app).toSorted(
    (a, b) => Number(a.name === 'Logout') - Number(b.name === 'Logout'),
  )
  tokens = {
    VISITOR: (await anonymous(site)).access_token,
    MEMBER: (await site.signUp()).accessToken,
    APP: site.ownerKey,
  }
})
afterAll(() => site?.close())

const hasBody = ({ method }: Registered) => method !== 'GET' && method !== 'DELETE'
const health = () => site.fetch(`${site.url}/health`)

function tokenFor({ allow, plain }: Registered): string | undefined {
  if (plain) return undefined
  const who = (['APP', 'MEMBER', 'VISITOR'] as const).find((type) => allow.includes(type))
  return tokens[who ?? 'APP']
}

interface Sent {
  readonly variable?: string
  readonly query?: URLSearchParams
  readonly body?: object
}

/** A request that is written out already, so that only what the platform does is measured. */
function prepared(call: Registered, { variable = 'x', query, body }: Sent): () => Request {
  const path = call.path.replace(/\{[^}]*\}/g, encodeURIComponent(variable))
  const token = tokenFor(call)
  const url = `${site.url}${path}${query ? `?${query}` : ''}`
  const bytes = hasBody(call) ? asBytes(body ?? {}) : undefined
  const init = {
    method: call.method,
    redirect: 'manual' as const,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
  }
  return () => new Request(url, bytes ? { ...init, body: bytes } : init)
}

/** The long texts are encoded once and put in: to write them out for each request would take longer than the platform does. */
function asBytes(body: object): Buffer<ArrayBuffer> {
  const parts = JSON.stringify(body, (_, value) => (HELD.has(value) ? `<${HELD.get(value)}>` : value)).split(
    /"<(\d)>"/,
  )
  return Buffer.concat(
    parts.map((part, at) => (at % 2 ? (ENCODED[Number(part)] as Buffer) : Buffer.from(part))),
  )
}

/** Packs what a query cannot say otherwise (wire §1.5). */
function asQuery(body: object, held: readonly Place[], text: string): URLSearchParams {
  const [place = []] = held
  if (place.slice(0, -1).some((key) => typeof key === 'number'))
    return new URLSearchParams({ '.r': Buffer.from(JSON.stringify(body)).toString('base64url') })
  return new URLSearchParams({ [named(place)]: text })
}

/** As a query names it: a list of one is told as that one. */
const named = (place: Place) => place.filter((key) => typeof key === 'string').join('.')

async function refusedAt(answer: Response): Promise<Map<string, string>> {
  if (answer.status !== 400) return new Map([['', String(answer.status)]])
  const body = (await answer.json()) as {
    error_description?: string
    details?: { validationError?: { fieldViolations: Violation[] } }
  }
  const list = body.details?.validationError?.fieldViolations
  if (list) return new Map(list.map(({ field, violatedRule }) => [field, violatedRule]))
  // The token endpoint tells it in words (RFC 6749 §5.2).
  const told = (body.error_description ?? '').matchAll(/"([^"]*)" must (be at most)?/g)
  return new Map([...told].map(([, field = '', long]) => [field, long ? 'MAX_LENGTH' : 'FORMAT']))
}

/** Sends the text to every place of a call; returns what was not refused where it was sent, or not cheaply. */
async function faultsOf(call: Registered, text: string, rule: string, together: number): Promise<string[]> {
  const faults: string[] = []
  const inBody = hasBody(call)
  // Pages ask for a captcha without a token, and may say anything beside.
  const refuses = inBody || !call.plain
  for (const { body, held } of bodiesWith(placesOf(call), text, inBody ? together : 1)) {
    const write = prepared(call, inBody ? { body } : { query: asQuery(body, held, text) })
    let answer: Response | undefined
    const measure = () => {
      const request = write()
      return processorTimeOf(async () => {
        answer = await site.platform.fetch(request)
      }, health)
    }
    const cost = await costAbove(MOST, measure)
    const where = `${call.name} ${held.map((place) => toPath(place)).join(' ')}`
    if (cost) faults.push(`${where}: ${cost.whole} ms, and others waited for ${cost.behind} ms`)
    const refused = await refusedAt(answer as Response)
    for (const place of held) {
      const found = refused.get(toPath(place)) ?? refused.get(named(place))
      if (refuses && found !== rule && !PICTURES.has(`${call.name} ${toPath(place)}`))
        faults.push(`${call.name} ${toPath(place)}: ${found ?? [...refused].join(' ')}, not ${rule}`)
    }
  }
  return faults
}

describe('Faults row 97: a text that is too long, in every field of every call', () => {
  it.each([
    // Ordering one of them takes four times as long as a call may cost.
    ['65,000 combining marks', MARKS, 13],
    // An answer tells of twenty places at most.
    ['65,000 letters', LETTERS, 18],
  ])(
    'costs next to nothing and is refused where it stands: %s',
    async (_, text, together) => {
      expect(calls.length).toBeGreaterThan(400)
      const faults: string[] = []
      for (const call of calls) {
        faults.push(...(await faultsOf(call, text, 'MAX_LENGTH', together)))
      }
      expect(faults).toEqual([])
    },
    600_000,
  )

  it('costs next to nothing in an address, either', async () => {
    const faults: string[] = []
    for (const call of calls) {
      if (variablesOf(call.path).length === 0) continue
      const write = prepared(call, { variable: MARKS })
      let status = 0
      const measure = () => {
        const request = write()
        return processorTimeOf(async () => {
          status = (await site.platform.fetch(request)).status
        }, health)
      }
      const cost = await costAbove(MOST, measure)
      if (cost || status >= 500) faults.push(`${call.name}: ${status}, ${JSON.stringify(cost)}`)
    }
    expect(faults).toEqual([])
  }, 600_000)
})

it.each([
  // Use one unit, which is too long for no field.
  ['Half of a surrogate pair', '\ud800'],
  ['NUL', '\0'],
])(
  '%s is refused in every field of every body, and is no fault of the platform’s own',
  async (_, text) => {
    const faults: string[] = []
    for (const call of calls) if (hasBody(call)) faults.push(...(await faultsOf(call, text, 'FORMAT', 18)))
    expect(faults).toEqual([])
    expect(site.logs).toEqual([])
  },
  600_000,
)
