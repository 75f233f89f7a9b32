import { expect, test } from 'vitest'
import { labelDraft, labelFields } from './label-draft.ts'

const kept = {
  id: 'l',
  osLocationId: 'here',
  packageType: 'CUSTOM',
  packageDetails: {
    name: 'Box',
    dimensions: { length: '10', width: '8', height: '4' },
    maxNumberOfProducts: '6',
  },
  deliveryRegionIds: ['r'],
  backupWeight: '0.5',
  domesticServices: [
    {
      id: 's',
      service: 'PRIORITY_MAIL',
      serviceSettings: {
        estimatedDeliveryTime: '2 days',
        handlingFee: { value: '5', calculationType: 'PERCENTAGE' },
        freeDeliveryMinimumAmount: null,
      },
    },
  ],
  internationalServices: [],
} as const

test('A configuration of labels goes through its form unchanged, with the ids of its services', () => {
  const before = structuredClone(kept) as never
  expect(labelFields(labelDraft(before, ''), before)).toEqual({
    osLocationId: 'here',
    packageType: 'CUSTOM',
    packageDetails: kept.packageDetails,
    backupWeight: '0.5',
    domesticServices: kept.domesticServices,
    internationalServices: [],
  })
})

test('A service that was added is sent to where it belongs', () => {
  const draft = labelDraft(null, 'here')
  const service = { service: 'PRIORITY_MAIL_INTERNATIONAL', time: '', fee: '4,50', freeFrom: '' }
  const { domesticServices, internationalServices } = labelFields({ ...draft, services: [service] })
  expect(domesticServices).toEqual([])
  expect(internationalServices).toEqual([
    {
      service: 'PRIORITY_MAIL_INTERNATIONAL',
      serviceSettings: {
        estimatedDeliveryTime: null,
        handlingFee: { value: '4.50', calculationType: 'FIXED' },
        freeDeliveryMinimumAmount: null,
      },
    },
  ])
})
