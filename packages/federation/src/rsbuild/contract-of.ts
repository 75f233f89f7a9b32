import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAgreement } from '../contract/read-agreement.ts'
import { readUses } from '../contract/read-uses.ts'
import type { Props } from '../contract/shape.ts'
import type { ReleaseDraft, WidgetUse } from '../release.ts'

const agreed = fileURLToPath(new URL('../widgets.ts', import.meta.url))

/** Reads the widgets that a module offers and uses from its sources and the agreement it is built with. */
export function contractOf(
  src: string,
  module: string,
  offered: readonly string[],
): Pick<ReleaseDraft, 'widgets' | 'uses'> {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8') }))
  const agreement: Record<string, Props> = readAgreement(agreed, readFileSync(agreed, 'utf8'))
  for (const { file, code } of sources) {
    if (code.includes('interface Widgets')) Object.assign(agreement, readAgreement(file, code))
  }
  const uses: Record<string, WidgetUse> = {}
  for (const { file, code } of sources) {
    if (!code.includes('<Widget')) continue
    for (const { widget, given } of readUses(file, code, agreement)) {
      if (widget.startsWith(`${module}.`)) continue
      const before = uses[widget]?.given ?? []
      const isNew = !before.some((names) => names.join() === given.join())
      uses[widget] = { props: agreement[widget] ?? {}, given: isNew ? [...before, given] : before }
    }
  }
  return {
    widgets: Object.fromEntries(offered.map((name) => [name, agreement[name] ?? {}])),
    uses: Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
