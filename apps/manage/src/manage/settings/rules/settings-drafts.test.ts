import { expect, test } from 'vitest'
import { changedNames, fieldsOf } from './changed.ts'
import { checkoutChanges, checkoutDraft } from './settings-drafts.ts'

const settings = {
  checkoutFields: { phone: 'OPTIONAL', company: 'OPTIONAL', addressLine2: 'REQUIRED', taxId: 'HIDDEN' },
  payments: { online: true, offline: true },
  validations: { minimumSubtotal: null, maximumQuantity: 12, state: 'ON' },
  abandonedAfterMinutes: 60,
}

test('Only fields that were changed are sent, beside what they were before', () => {
  const seen = checkoutDraft(settings)
  const draft = { ...seen, phone: 'REQUIRED', minimumSubtotal: '25,50' }
  const names = changedNames(seen, draft)
  expect(checkoutChanges(fieldsOf(draft, names))).toEqual({
    checkoutFields: { phone: 'REQUIRED' },
    validations: { minimumSubtotal: '25.50' },
  })
  expect(checkoutChanges(fieldsOf(seen, names))).toEqual({
    checkoutFields: { phone: 'OPTIONAL' },
    validations: { minimumSubtotal: null },
  })
})

test('An empty bound is taken away, and what is no number is left for the platform to refuse', () => {
  expect(checkoutChanges({ maximumQuantity: '', abandonedAfterMinutes: 'soon' })).toEqual({
    validations: { maximumQuantity: null },
    abandonedAfterMinutes: 'soon',
  })
})

test('A form in which nothing was changed sends nothing', () => {
  const seen = checkoutDraft(settings)
  expect(checkoutChanges(fieldsOf(seen, changedNames(seen, seen)))).toEqual({})
})
