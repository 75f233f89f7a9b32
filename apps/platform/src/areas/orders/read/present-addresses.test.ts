import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import { expect, test } from 'vitest'
import { withPresentAddresses } from './present-addresses.ts'

const site = { publicUrl: 'https://platform.example', mediaUrl: 'https://media.example' }
const picture = (url: string, id = 'a-picture') =>
  withPresentAddresses(site, { id: 'line', image: { id, url } } as OrderLineItem).image?.url

test.each([
  'lamp_heron-floor-lamp_1a1a1a_front.svg',
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301.webp',
  'a-picture',
])('A picture of the platform has its address of today: %s', (name) => {
  expect(picture(`http://localhost:4401/media/${name}`)).toBe(`https://media.example/media/${name}`)
})

test.each([
  'https://elsewhere.example/media/lamp.png',
  'https://elsewhere.example/pictures/a-picture',
  'https://elsewhere.example/media/deep/a-picture',
])('A picture of somebody else stays where it is: %s', (url) => {
  expect(picture(url)).toBe(url)
})

test('A link to what was bought as a file goes to where the platform is today, with its proof', () => {
  const link = (address: string) => ({ id: 'line', digitalFile: { link: address } }) as OrderLineItem
  const path = '/_hosted/downloads/order/line?until=1&proof=x'
  expect(withPresentAddresses(site, link(`http://localhost:4401${path}`)).digitalFile?.link).toBe(
    `https://platform.example${path}`,
  )
  expect(withPresentAddresses(site, link('https://elsewhere.example/file')).digitalFile?.link).toBe(
    'https://elsewhere.example/file',
  )
})

test('A site that gives files no origin of their own tells its own', () => {
  const line = { id: 'line', image: { id: 'x', url: 'http://old.example/media/x' } } as OrderLineItem
  expect(withPresentAddresses({ publicUrl: 'https://platform.example' }, line).image?.url).toBe(
    'https://platform.example/media/x',
  )
})
