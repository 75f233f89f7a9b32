import { expect, it } from 'vitest'
import { type CampaignDraft, draftOf, faultsOf, inputOf, newCampaign } from './campaign-draft.ts'

const zone = 'Asia/Tokyo'
const sound: CampaignDraft = {
  ...newCampaign,
  ...{ name: ' Summer ', start: '2026-07-01T00:00', end: '2026-08-01T00:00', factor: '1,5' },
}

it('A draft is written in the store’s time zone, and comes back as it was typed', () => {
  const input = inputOf({ ...sound, goods: 'products', products: [{ id: 'a', name: 'Soap' }] }, zone)
  expect(input).toMatchObject({
    name: 'Summer',
    startDate: '2026-06-30T15:00:00.000Z',
    factorPercent: 150,
    bonusPoints: null,
    productIds: ['a'],
    budget: null,
  })
  const stored = {
    ...{ id: '1', revision: '1', name: 'Summer', factorPercent: 150, productIds: ['a', 'gone'] },
    ...{ startDate: '2026-06-30T15:00:00.000Z', endDate: '2026-07-31T15:00:00.000Z' },
    ...{ collectionIds: [], segmentIds: [], tierIds: [], paused: false, status: 'RUNNING' },
    ...{ pointsGiven: 0, ordersCount: 0, createdDate: '', updatedDate: '' },
  }
  const draft = draftOf(stored, { products: [{ id: 'a', name: 'Soap' }], collections: [] }, zone)
  expect(draft).toMatchObject({ start: '2026-07-01T00:00', factor: '1.5', goods: 'products' })
  expect(draft.products).toEqual([
    { id: 'a', name: 'Soap' },
    { id: 'gone', name: 'gone' },
  ])
})

it('Faults are told at their fields, and of a sound draft there are none', () => {
  expect(faultsOf(sound, zone)).toEqual({})
  expect(faultsOf({ ...sound, name: ' ', end: sound.start, factor: '1' }, zone)).toEqual({
    ...{ name: 'NEEDED', end: 'END', factor: 'FACTOR' },
  })
  expect(faultsOf({ ...sound, start: '', effect: 'bonus', bonus: '1.5', budget: '0' }, zone)).toEqual({
    ...{ start: 'NEEDED', bonus: 'POINTS', budget: 'POINTS' },
  })
  expect(faultsOf({ ...sound, effect: 'bonus', bonus: '1000001', budget: '49' }, zone, 50)).toEqual({
    ...{ bonus: 'BONUS', budget: 'BUDGET' },
  })
  expect(faultsOf({ ...sound, goods: 'collections' }, zone)).toEqual({ collections: 'GOODS' })
  for (const factor of ['', '11', '10.01', 'x2']) expect(faultsOf({ ...sound, factor }, zone)).not.toEqual({})
})
