import { ContractEventType } from '@galleria/platform-client/enums'
import { expect, test } from 'vitest'
import { buttonsOf, eventCopy } from './acts.ts'

test('A contract offers the acts that the platform allows, and no end of a period that is not paid for', () => {
  const acts = (allowed: string[], isPaid = true) => buttonsOf(allowed, isPaid).map(({ act }) => act)
  expect(acts(['CANCEL', 'SKIP', 'TURN_OFF_AUTO_RENEWAL'])).toEqual(['pause', 'skip', 'end', 'cancel'])
  expect(acts(['CANCEL'], false)).toEqual(['cancel'])
  expect(acts([])).toEqual([])
})

test('Every kind of event has words of its own', () => {
  const words = ContractEventType.options.map(eventCopy)
  expect(new Set(words).size).toBe(ContractEventType.options.length)
})
