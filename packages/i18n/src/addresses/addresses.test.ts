import { expect, it } from 'vitest'
import { addressFormat } from './all.ts'
import {
  addressFaults,
  addressLines,
  countryChoices,
  countryCodes,
  generalFormat,
  loadAddressFormat,
  placeLine,
  plainPostalCode,
  regionCode,
} from './index.ts'

const format = (country: string, language = 'en-US') => addressFormat(country, language)

it.each([
  ['US', ['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode']],
  ['DE', ['addressLine', 'addressLine2', 'postalCode', 'city']],
  ['GB', ['addressLine', 'addressLine2', 'city', 'postalCode']],
  ['IE', ['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode']],
  ['JP', ['postalCode', 'subdivision', 'city', 'addressLine', 'addressLine2']],
  ['HK', ['addressLine', 'addressLine2', 'city', 'subdivision']],
  ['AE', ['addressLine', 'addressLine2', 'subdivision']],
  ['SG', ['addressLine', 'addressLine2', 'postalCode']],
])('The form of %s asks for %j, in this order', (country, parts) => {
  expect(format(country).parts).toEqual(parts)
})

it('Every country has a form with a street, and its own example is one of its postal codes', () => {
  for (const code of countryCodes) {
    const { parts, postalExample, required } = format(code)
    expect(parts, code).toContain('addressLine')
    expect(parts, code).toEqual(expect.arrayContaining([...required]))
    if (!postalExample) continue
    const faults = addressFaults(format(code), { postalCode: postalExample })
    expect(
      faults.filter(({ part }) => part === 'postalCode'),
      code,
    ).toEqual([])
  }
})

it('A form is loaded as a server has it', async () => {
  for (const code of countryCodes) expect(await loadAddressFormat(code, 'ja')).toEqual(format(code, 'ja'))
  expect(await loadAddressFormat('XX', 'en')).toEqual(generalFormat('XX'))
})

it('Regions are named in the letters of the page, by codes that stay the same', () => {
  expect(format('JP', 'ja').regions?.[12]).toEqual({ code: 'JP-13', name: '東京都' })
  expect(format('JP').regions).toContainEqual({ code: 'JP-13', name: 'Tokyo' })
  expect(format('AE', 'ar').regions).toContainEqual({ code: 'AE-DU', name: 'دبي' })
  expect(format('HK').regions?.map(({ name }) => name)).toEqual([
    ...['Kowloon', 'Hong Kong Island', 'New Territories'],
  ])
  const names = format('EG').regions?.map(({ name }) => name) ?? []
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

it('Missing parts and a postal code of another form are told in the order of the form', () => {
  expect(addressFaults(format('US'), { postalCode: '1011' })).toEqual([
    { part: 'addressLine', fault: 'missing' },
    { part: 'city', fault: 'missing' },
    { part: 'subdivision', fault: 'missing' },
    { part: 'postalCode', fault: 'pattern' },
  ])
  expect(addressFaults(format('HK'), { addressLine: '1 Queen’s Road', subdivision: 'Kowloon' })).toEqual([])
  expect(addressFaults(format('IE'), { addressLine: '1 Quay', city: 'Dublin' })).toEqual([])
  expect(
    addressFaults(format('DE'), {
      ...{ addressLine: 'Am Ufer 1', city: 'Ulm' },
      postalCode: '9'.repeat(90_000),
    }),
  ).toEqual([{ part: 'postalCode', fault: 'pattern' }])
})

it('Wide, Arabic and Persian digits are digits of a postal code', () => {
  expect(plainPostalCode(' １００－０００１ ')).toBe('100-0001')
  expect([plainPostalCode('١٢٣٤٥'), plainPostalCode('۱۲۳۴۵'), plainPostalCode('sw1a 1aa')]).toEqual([
    ...['12345', '12345', 'SW1A 1AA'],
  ])
  const tokyo = { addressLine: '1-1', city: '千代田区', subdivision: 'JP-13', postalCode: '１００−０００１' }
  expect(addressFaults(format('JP'), tokyo)).toEqual([])
})

it.each([
  ['LT', 'LT-04340'],
  ['SE', 'se 111 22'],
  ['AZ', 'AZ1000'],
  ['LV', '1073'],
  ['LV', 'LV1073'],
  ['PL', '00950'],
  ['PT', '2725079'],
])('A postal code of %s may be written %s', (country, postalCode) => {
  const faults = addressFaults(format(country), { postalCode })
  expect(faults.filter(({ part }) => part === 'postalCode')).toEqual([])
})

it.each([
  ['LT', 'LV-04340'],
  ['SE', 'SE-111'],
  ['PL', '0095'],
])('A postal code of %s is not written %s', (country, postalCode) => {
  expect(addressFaults(format(country), { postalCode })).toContainEqual({
    part: 'postalCode',
    fault: 'pattern',
  })
})

it.each(['Virginia', 'virginia', 'VA', 'va', 'US-VA', ' us-va '])('The region %j is understood', (typed) => {
  expect(regionCode(format('US'), typed)).toBe('US-VA')
})

it('A region of another country is none', () => {
  expect(regionCode(format('US'), 'CA-ON')).toBeUndefined()
  expect(regionCode(format('DE'), 'Bayern')).toBeUndefined()
})

it.each([
  [
    { country: 'US', addressLine: '1 Way', city: 'New York', subdivision: 'US-NY', postalCode: '10001' },
    ['1 Way', 'New York, New York 10001'],
  ],
  [
    { country: 'DE', addressLine: 'Am Ufer 1', city: 'Berlin', postalCode: '10115' },
    ['Am Ufer 1', '10115 Berlin'],
  ],
  [{ country: 'GB', city: 'London', postalCode: 'SW1Y 4JH' }, ['London', 'SW1Y 4JH']],
  [{ country: 'IT', subdivision: 'IT-MI', city: 'Milano', postalCode: '20121' }, ['20121 Milano MI']],
  [{ country: 'SE', city: 'Stockholm' }, ['Stockholm']],
  [{ country: 'SE', city: 'Stockholm', postalCode: '111 22' }, ['SE-111 22 Stockholm']],
  [{ country: 'SE', city: 'Stockholm', postalCode: 'SE-111 22' }, ['SE-111 22 Stockholm']],
  [
    { country: 'SG', addressLine: '1 Quay', city: 'Singapore', postalCode: '018989' },
    ['1 Quay', 'SINGAPORE 018989'],
  ],
  [{ country: 'XX', addressLine: 'a', addressLine2: 'b', city: 'Somewhere' }, ['a', 'b', 'Somewhere']],
  [{ country: 'US', city: '' }, []],
])('The lines of %j are those of an envelope', (address, lines) => {
  expect(addressLines(address, format(address.country))).toEqual(lines)
})

it('An address in Japanese begins with the postal code and the prefecture', () => {
  const tokyo = { addressLine: '丸の内1-1', city: '千代田区', subdivision: 'JP-13', postalCode: '100-0005' }
  expect(addressLines(tokyo, format('JP', 'ja'))).toEqual(['〒100-0005', '東京都千代田区', '丸の内1-1'])
  expect(placeLine(tokyo, format('JP'))).toBe('〒100-0005, Tokyo, 千代田区')
})

it('Countries are named and ordered in the language of the page', () => {
  const german = countryChoices('de-DE')
  expect(german).toHaveLength(249)
  expect(german[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
  expect(german.find(({ code }) => code === 'JP')?.name).toBe('Japan')
  expect(countryChoices('ar').find(({ code }) => code === 'JP')?.name).toBe('اليابان')
})
