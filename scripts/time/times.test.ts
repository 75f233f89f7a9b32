// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources, as text
import { expect, it } from 'vitest'
import { timesOf } from './times.ts'

const of = (source: string) => timesOf('x.ts', source).map(({ line, what }) => `${line} ${what}`)

it.each([
  ['const now = Date.now()', '1 Date.now'],
  ["const now = Date['now']()", '1 Date.now'],
  ['const ask = Date.now', '1 Date.now'],
  ['const now = globalThis.Date.now()', '1 Date.now'],
  ['\nconst date: Date = new Date()', '2 new Date()'],
  ['const text = Date()', '1 Date()'],
  ['const began = performance.now()', '1 performance.now'],
  ['process.hrtime.bigint()', '1 process.hrtime'],
  ['Temporal.Now.instant()', '1 Temporal.Now'],
  ["import { systemClock } from './clock.ts'", '1 systemClock'],
  ['sql`update t set at = now() where id = ${id}`', '1 now()'],
  ["sql.raw('select CURRENT_TIMESTAMP')", '1 current_timestamp'],
  ['export default [`alter table t alter column at set default clock_timestamp()`]', '1 clock_timestamp()'],
  ["const day = 'select current_date'", '1 current_date'],
])('%s asks another clock', (source, expected) => {
  expect(of(source)).toEqual([expected])
})

it.each([
  'clock.now()',
  'services.clock.now().getTime()',
  'new Date(clock.now().getTime() + 1000)',
  'new Date(row.createdAt)',
  "import { after, type Clock } from './clock.ts'",
  '// never Date.now() or now()',
  'sql`select ${clock.now()}`',
])('%s does not', (source) => {
  expect(of(source)).toEqual([])
})
