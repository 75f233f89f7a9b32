import { expect, it } from 'vitest'
import { isTaxIdIn } from './country-tax-id.ts'

it.each([
  ['DE', 'DE811907980'],
  ['DE', '811 907 980'],
  ['FR', 'FR40303265045'],
  ['GB', 'GB 980 7806 84'],
  ['AT', 'ATU33864707'],
  ['GR', 'EL094259216'],
  ['GR', '094259216'],
  ['GR', 'GR 094259216'],
  ['NO', 'NO923609016MVA'],
  ['NO', '923 609 016'],
  ['CH', 'CHE-116.281.710 MWST'],
  ['CH', '116.281.710'],
  ['HU', 'HU12892312'],
  ['HU', '12892312-2-42'],
  ['GB', 'XI 980 7806 84'],
  ['IT', 'RSSMRA85T10A562S'],
  ['IT', 'RSSMRA85T10A5S2E'],
  ['AU', '51 824 753 556'],
  ['IN', '27AAPFU0939F1ZV'],
  ['US', 'anything'],
])('The tax id of %s takes %s', (country, id) => {
  expect(isTaxIdIn(country, id)).toBe(true)
})

it.each([
  ['DE', 'DE811907981'],
  ['DE', 'FR40303265045'],
  ['AT', '33864707'],
  ['HU', '12892313-2-42'],
  ['IT', 'RSSMRA85T10A56'],
  ['AU', '51824753557'],
  ['IN', '27AAPFU0939F1XV'],
])('The tax id of %s refuses %s', (country, id) => {
  expect(isTaxIdIn(country, id)).toBe(false)
})
