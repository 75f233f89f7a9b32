import { expect, test } from 'vitest'
import { createReports, type ModuleReport } from './reports.ts'

const failed = (version: string): ModuleReport => ({
  kind: 'load-failed',
  module: 'cart',
  version,
  message: 'answered 404',
})

test('A report is told once, to all who listen, also to those who come late', () => {
  const { report, onReport } = createReports()
  const early: ModuleReport[] = []
  const late: ModuleReport[] = []
  onReport((each) => early.push(each))
  report(failed('1'))
  report(failed('1'))
  const stop = onReport((each) => late.push(each))
  report(failed('2'))
  stop()
  report(failed('3'))
  expect(early).toEqual([failed('1'), failed('2'), failed('3')])
  expect(late).toEqual([failed('1'), failed('2')])
})

test('Only the last fifty are kept', () => {
  const { report, onReport } = createReports()
  for (let index = 0; index < 60; index++) report(failed(String(index)))
  const heard: ModuleReport[] = []
  onReport((each) => heard.push(each))
  expect(heard).toHaveLength(50)
  expect(heard[0]).toEqual(failed('10'))
})
