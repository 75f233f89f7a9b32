import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFaults } from './use-faults.ts'

afterEach(cleanup)

const words = { NEEDED: 'Enter a name' }
const sent = { errors: { 'campaign.name': 'is taken', 'campaign.budget': 'is too low' } }

test('A fault is told from the first attempt to save on, in the place of what the platform refused', () => {
  const faults: { readonly name?: 'NEEDED'; readonly budget?: 'NEEDED' } = { name: 'NEEDED' }
  const { result } = renderHook(() => useFaults({ faults, words, sent }))
  expect(result.current.at('name')).toBeUndefined()
  expect(result.current.at('name', 'name')).toBe('is taken')
  act(() => expect(result.current.check()).toBe(false))
  expect(result.current.at('name', 'name')).toBe('Enter a name')
  expect(result.current.at('budget', 'budget')).toBe('is too low')
})

test('A draft without faults may be sent', () => {
  const { result } = renderHook(() => useFaults({ faults: {}, words, sent: undefined }))
  act(() => expect(result.current.check()).toBe(true))
})
