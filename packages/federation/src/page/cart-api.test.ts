import { PlatformError } from '@galleria/platform-client'
import { RouterContextProvider } from '@galleria/router'
import { beforeEach, expect, test } from 'vitest'
import { platform, type Site, site } from '../index.ts'
import { forgetMove, isRemovedCall, openCartApi } from './cart-api.ts'

let asked: string[]
const gone = new Set<string>()
beforeEach(() => {
  asked = []
  gone.clear()
  forgetMove()
})

const adapter = (version: string) => async () => ({
  openCartApi: () => ({
    async read(what: string) {
      asked.push(version)
      if (gone.has(version)) throw failure(404, 'UNKNOWN_CALL')
      return `${what} by ${version}`
    },
  }),
})
const failure = (status: number, code?: string) =>
  new PlatformError('No', {
    status,
    ...(code && { details: { applicationError: { code, description: 'No', data: {} } } }),
  })

async function read(cartApi?: Site['cartApi']) {
  const context = new RouterContextProvider()
  context.set(platform, {} as never)
  context.set(site, { cartApi } as Site)
  const api = await openCartApi(context, { v1: adapter('v1'), v2: adapter('v2') })
  return api.read('cart')
}

test('The decided version is asked, and V1 where nothing was decided', async () => {
  expect(await read({ version: 'v2' })).toBe('cart by v2')
  expect(await read()).toBe('cart by v1')
  expect(asked).toEqual(['v2', 'v1'])
})

test.each(['v1', 'v2'] as const)(
  'A call by %s where it is gone goes to the other, and so do all after it',
  async (version) => {
    const other = version === 'v1' ? 'v2' : 'v1'
    gone.add(version)
    expect(await read({ version })).toBe(`cart by ${other}`)
    expect(await read({ version })).toBe(`cart by ${other}`)
    expect(asked).toEqual([version, other, other])
  },
)

test('A version that is configured stays, and says that it is gone', async () => {
  gone.add('v1')
  await expect(read({ version: 'v1', isFixed: true })).rejects.toMatchObject({ status: 404 })
  expect(asked).toEqual(['v1'])
})

test('With both gone the failure is told', async () => {
  gone.add('v1').add('v2')
  await expect(read({ version: 'v2' })).rejects.toMatchObject({ status: 404 })
})

test('A cart that is not there is no removed call, and neither is an outage', () => {
  const removed = [failure(410), failure(404), failure(404, 'UNKNOWN_CALL')]
  const others = [
    ...['OWNED_CART_NOT_FOUND', 'CURRENT_CART_NOT_FOUND', 'CHECKOUT_NOT_FOUND'].map((code) =>
      failure(404, code),
    ),
    ...[failure(503), failure(0), new Error('no')],
  ]
  expect(removed.map(isRemovedCall)).toEqual([true, true, true])
  expect(others.some(isRemovedCall)).toBe(false)
})
