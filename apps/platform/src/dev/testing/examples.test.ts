import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlatformServer, startPlatform } from './serve.ts'

const folder = `${import.meta.dirname}/../../../../../packages/platform-client/examples`
const examples = readdirSync(folder).filter((name) => name.endsWith('.ts'))

/** Expected output of each example. */
const says: Readonly<Record<string, RegExp>> = {
  'cart.ts': /Refused: lineItems.*Refused: .*Total \$[\d.,]+ by \w.*Pay at http/s,
  'cart-v2.ts':
    /Refused: INVALID_COUPON_CODE.*Total [\d.]+ USD by \w.*Ordered [\da-f-]{36}.*is an order: true/s,
  'catalog.ts': /Found .*vase.*products cost more than 100.*(can be had|is gone)/is,
  'elevated.ts': /of which profit \d/,
  'identity.ts': /Registered Grace as example-\d+@example\.test APPROVED.*-19976/s,
  'loyalty.ts': /holds \d+ points.*Earn by: \w/s,
  'orders.ts': /[1-9]\d* orders.*\d x \w/s,
  'reviews.ts': /Written, and now \w+.*[1-9]\d* of five stars, among them A moon.*on average: \d/s,
  'wishlists.ts': /Wished for: [1-9]\d*.*Gifts of Ada: 1/s,
  'webhooks.ts': /Changed: moon-jar.*200.*200.*401 BAD_SIGNATURE.*401 UNEXPECTED_EVENT/s,
}

let platform: PlatformServer
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

test('Every area has its example', () => {
  expect(examples.toSorted()).toEqual(Object.keys(says).toSorted())
})

test.each(examples)('%s runs against a store', async (name) => {
  const env = { ...process.env, PLATFORM_URL: platform.url, NODE_OPTIONS: '' }
  const { stdout } = await promisify(execFile)(process.execPath, [`${folder}/${name}`], { env })
  expect(stdout).toMatch(says[name] ?? /^$/)
})
