import { Cart } from '@galleria/platform-client/entities/cart'
import { DateTime } from '@galleria/platform-client/entities/common'
import { PaymentStatus } from '@galleria/platform-client/enums'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnvironment } from '../../data/config.ts'
import { createTestPlatform } from '../../dev/testing.ts'
import { plainOperation } from '../route.ts'
import { checkAnswer, checkErrorAnswer } from './strict.ts'

const Answer = z.object({
  status: PaymentStatus,
  dates: z.array(z.object({ date: DateTime })),
  free: z.looseObject({}).optional(),
})
const good = { status: 'PAID', dates: [{ date: new Date(0) }, { date: new Date(1) }], free: { any: 1 } }
const checking = (body: object) => () => checkAnswer('Call', Answer, JSON.stringify(body))

test('An answer that is as promised goes, with what is free in it', () => {
  expect(checking(good)).not.toThrow()
})

test('A field, a name of an enumeration or a date that nothing promised stops it, once for a list', () => {
  expect(checking({ ...good, more: 1 })).toThrow(
    'Call promises otherwise: more is a field that nothing names',
  )
  expect(checking({ ...good, status: 'PAYED' })).toThrow('status is "PAYED", which nothing names')
  expect(checking({ ...good, dates: [{ date: 'today' }] })).toThrow(
    "dates[].date isn't a valid ISO 8601 date",
  )
  const surprising = { date: new Date(0), extra: true }
  expect(checking({ ...good, dates: [surprising, surprising] })).toThrow(
    /^Call promises otherwise: dates\[\]\.extra is a field that nothing names$/,
  )
})

test('Errors have one of two forms, and the token endpoint its own', () => {
  const declined = {
    message: 'No',
    details: { applicationError: { code: 'NO', description: 'No', data: {} } },
  }
  expect(() => checkErrorAnswer('GetCart', declined)).not.toThrow()
  expect(() => checkErrorAnswer('GetCart', { error: 'invalid_grant', error_description: 'x' })).toThrow()
  expect(() => checkErrorAnswer('Token', { error: 'invalid_grant', error_description: 'x' })).not.toThrow()
})

test.each([true, false])('A call that lies fails only where that is asked for: %s', async (strict) => {
  const site = await createTestPlatform({ config: { strict } })
  const call = { name: 'Lie', method: 'GET', path: '/lie', audience: 'UNASKED' } as const
  plainOperation(site.platform.app, call, { answer: z.object({ cart: Cart }) }, () => ({
    cart: { id: 'no guid' },
  }))
  const answer = await site.fetch(`${site.url}/lie`)
  expect(answer.status).toBe(strict ? 500 : 200)
  if (strict)
    expect(site.logs).toMatchObject(
      [{ operation: 'Lie', path: '/lie', error: /cart\.id isn't a valid GUID/ }].map(
        ({ error, ...rest }) => ({
          ...rest,
          error: expect.stringMatching(error),
        }),
      ),
    )
  else expect(site.logs).toEqual([])
  await site.close()
})

test('Production refuses to start with it', () => {
  const env = { NODE_ENV: 'production', PLATFORM_API_KEY: 'a key of our own, long', STRICT_ANSWERS: 'on' }
  expect(() => readEnvironment(env)).toThrow('STRICT_ANSWERS')
  expect(readEnvironment({ NODE_ENV: 'test', STRICT_ANSWERS: 'on' }).platform.strict).toBe(true)
})
