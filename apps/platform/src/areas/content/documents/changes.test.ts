import { expect, test } from 'vitest'
import { changesBetween, outdatedIn } from './changes.ts'

const told = (text: string, says: unknown = text) => ({ id: text, text, says, translations: {} })

test('A history tells what was added, changed and removed, and that the rest was moved', () => {
  const before = [
    told('Sale', { to: '/', tone: 'QUIET' }),
    told('Closed', { a: 1, b: 2 }),
    told('New'),
    told('Old'),
  ]
  const after = [
    told('New'),
    told('Sale', { to: '/', tone: 'STRONG' }),
    told('Late'),
    told('Closed', { b: 2, a: 1 }),
  ]
  expect(changesBetween(before, after)).toEqual([
    { type: 'CHANGED', text: 'Sale' },
    { type: 'ADDED', text: 'Late' },
    { type: 'REMOVED', text: 'Old' },
    { type: 'MOVED', text: '' },
  ])
  expect(changesBetween(before, before)).toEqual([])
})

test('A translation is outdated from the change of its original until it is written anew', () => {
  const item = (text: string, de: string) => [{ id: '1', text, says: text, translations: { de } }]
  expect(outdatedIn([], item('Sale', 'Ausverkauf'))).toEqual({})
  expect(outdatedIn(item('Sale', 'Ausverkauf'), item('Last days', 'Ausverkauf'))).toEqual({ de: ['1'] })
  const kept = [item('Last days', 'Ausverkauf'), item('Last days', 'Ausverkauf')] as const
  expect(outdatedIn(...kept, { de: ['1'] })).toEqual({ de: ['1'] })
  expect(outdatedIn(kept[0], item('Last days', 'Letzte Tage'), { de: ['1'] })).toEqual({})
})
