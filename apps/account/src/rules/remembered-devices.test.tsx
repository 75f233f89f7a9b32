import { afterEach, expect, test } from 'vitest'
import { deviceTokenOf, rememberDevice } from './remembered-devices.ts'

afterEach(() => localStorage.clear())

test('A device is remembered for each account, whatever case its address is written in', () => {
  rememberDevice('Ada@galleria.test', 'a1')
  rememberDevice('grace@galleria.test', 'g1')
  rememberDevice('ada@galleria.test', 'a2')
  expect(deviceTokenOf('ADA@galleria.test')).toBe('a2')
  expect(deviceTokenOf('grace@galleria.test')).toBe('g1')
  expect(deviceTokenOf('nobody@galleria.test')).toBeUndefined()
})

test('The fifth last account is forgotten, so that nothing grows without end', () => {
  for (let i = 0; i < 7; i++) rememberDevice(`m${i}@galleria.test`, `t${i}`)
  expect(deviceTokenOf('m0@galleria.test')).toBeUndefined()
  expect(deviceTokenOf('m6@galleria.test')).toBe('t6')
})

test.each(['x', 'null', '{"a":1}', '[["a"],[1,2],"b"]'])('%s in storage is no device', (stored) => {
  localStorage.setItem('galleria.account.devices', stored)
  expect(deviceTokenOf('a')).toBeUndefined()
})
