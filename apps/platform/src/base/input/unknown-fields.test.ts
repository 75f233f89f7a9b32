import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf, type Registered } from '../../http/openapi/registry.ts'
import { variablesOf } from '../../http/paths.ts'
import { type Level, levelsOf } from './levels.fixture.ts'
import { openRequester, type RequestHead } from './requester.fixture.ts'

/** Fields of entities that callers would like to decide. */
const coveted = [
  ...['id', 'revision', 'createdDate', 'updatedDate', 'ownerId', 'memberId', 'contactId', 'role', 'status'],
  ...['paymentStatus', 'fulfillmentStatus', 'privacyStatus', 'activityStatus', 'balance', 'points'],
  ...[
    'price',
    'priceSummary',
    'total',
    'discount',
    'completed',
    'loginEmailVerified',
    'siteId',
    'seenByAHuman',
  ],
]

let everyone: RequestHead
beforeAll(async () => {
  everyone = await openRequester()
})
afterAll(() => everyone?.site.close())

/** Candidates that the schema does not take there; a variable of the path stands in the input by itself. */
function unknownAt(call: Registered, { at, names, ignored }: Level): string[] {
  const taken = new Set([
    ...names,
    ...ignored,
    ...variablesOf(call.path).map((name) => name.replace(`${at}.`, '')),
  ])
  return ['nope', ...coveted].filter((name) => !taken.has(name))
}

it('Row 72: every call refuses at its own path whatever no object of its input names', async () => {
  const calls = callsOf(everyone.site.platform.app).filter(({ plain }) => !plain)
  const wrong: string[] = []
  let levels = 0
  for (const call of calls) {
    const known = call.input ? levelsOf(call.input) : []
    const whole: Level = { at: '', names: new Set(), ignored: new Set(), holding: (fields) => fields }
    for (const level of known.length ? known : [whole]) {
      levels += 1
      const names = unknownAt(call, level)
      const sent = level.holding(Object.fromEntries(names.map((name) => [name, 1])))
      const { status, violations } = await everyone.ask(call, sent)
      const refused = new Set(
        violations.flatMap(({ field, violatedRule }) =>
          violatedRule === 'FIELD_NOT_ALLOWED' ? [field] : [],
        ),
      )
      const missed = names.filter((name) => !refused.has(level.at ? `${level.at}.${name}` : name))
      if (status !== 400 || missed.length)
        wrong.push(`${call.method} ${call.path} at "${level.at}" is ${status}: ${missed.join(', ')}`)
    }
  }
  expect(wrong).toEqual([])
  expect(calls.length).toBeGreaterThan(400)
  expect(levels).toBeGreaterThan(1000)
}, 300_000)
