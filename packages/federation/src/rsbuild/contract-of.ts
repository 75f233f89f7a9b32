import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readAgreement } from '../contract/read-agreement.ts'
import { readUses } from '../contract/read-uses.ts'
import type { Props } from '../contract/shape.ts'
import type { ReleaseDraft, WidgetUse } from '../release.ts'
import { sourcesOf } from './sources-of.ts'

const agreed = fileURLToPath(new URL('../widgets.ts', import.meta.url))

type Sources = readonly { readonly file: string; readonly code: string }[]

/** Reads the widgets that a module offers and uses from its sources and the agreement it is built with. */
export function contractOf(
  src: string,
  module: string,
  offered: readonly string[],
): Pick<ReleaseDraft, 'widgets' | 'uses'> {
  const sources = sourcesOf(src)
  const agreement = agreementIn(sources)
  return {
    widgets: Object.fromEntries(offered.map((name) => [name, agreement[name] ?? {}])),
    uses: usesIn(sources, agreement, `${module}.`),
  }
}

/** Widgets that sources place, but for those whose name begins with `own`. */
export function usesIn(
  sources: Sources,
  agreement: Readonly<Record<string, Props>> = agreementIn(sources),
  own = '',
): Record<string, WidgetUse> {
  const uses: Record<string, WidgetUse> = {}
  for (const { file, code } of sources) {
    if (!code.includes('<Widget')) continue
    for (const { widget, given } of readUses(file, code, agreement)) {
      if (own !== '' && widget.startsWith(own)) continue
      const before = uses[widget]?.given ?? []
      const isNew = !before.some((names) => names.join() === given.join())
      uses[widget] = { props: agreement[widget] ?? {}, given: isNew ? [...before, given] : before }
    }
  }
  return Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function agreementIn(sources: Sources): Record<string, Props> {
  const agreement: Record<string, Props> = readAgreement(agreed, readFileSync(agreed, 'utf8'))
  for (const { file, code } of sources) {
    if (code.includes('interface Widgets')) Object.assign(agreement, readAgreement(file, code))
  }
  return agreement
}
