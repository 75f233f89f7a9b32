import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { definitions } from '../../packages/observability/src/metrics/index.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names as Prometheus has them. */
const known = new Set(
  Object.values(definitions).flatMap(({ name, kind }) => {
    const plain = name.replaceAll('.', '_')
    if (kind === 'counter') return [`${plain}_total`]
    return kind === 'histogram' ? [`${plain}_bucket`, `${plain}_count`, `${plain}_sum`] : [plain]
  }),
)
/** A metric that Prometheus itself adds. */
known.add('up')

/** Names of metrics in an expression: words before a selector, and words without one that no function or label is. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}/g, '{}').replace(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/g)]
    .map(([, word = '']) => word)
    .filter((word) => !['by', 'on', 'and', 'or', 'unless', 'm', 's', 'h'].includes(word))
}

const dashboards = globSync('deploy/observability/dashboards/*.json', { cwd: root })
const rules = read('deploy/observability/alerts.yaml')
const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (['"])([^\n]+)\2\n/g)].map(
  ([, name = '', expr = '']) => ({
    name,
    expr,
  }),
)

test('Every metric that a dashboard names exists, and every metric is on one', () => {
  expect(dashboards).toHaveLength(2)
  const expressions = dashboards.flatMap((file) =>
    (JSON.parse(read(file)).panels as { targets: { expr: string }[] }[]).flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    ),
  )
  const named = new Set(expressions.flatMap(metricsIn))
  expect([...named].filter((name) => !known.has(name))).toEqual([])
  const shown = (name: string) => [...named].some((each) => each.startsWith(name.replaceAll('.', '_')))
  expect(Object.values(definitions).flatMap(({ name }) => (shown(name) ? [] : name))).toEqual([])
})

test('Every metric that an alert names exists', () => {
  expect(alerts.length).toBe(rules.match(/- alert:/g)?.length)
  const unknown = alerts.flatMap(({ name, expr }) =>
    metricsIn(expr).flatMap((metric) => (known.has(metric) ? [] : `${name}: ${metric}`)),
  )
  expect(unknown).toEqual([])
})

test('Every alert has its section in the runbook, which says what it means and what to do', () => {
  const sections = read('docs/runbook.md').split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(alerts.map(({ name }) => name))
  for (const section of sections)
    expect(section).toMatch(/\*\*Means\.\*\*[\s\S]*\*\*Look\.\*\*[\s\S]*\*\*Do\.\*\*/)
  for (const { name } of alerts) expect(rules).toContain(`docs/runbook.md#${name.toLowerCase()}\n`)
})

test('Every metric is listed in the docs', () => {
  const page = read('docs/observability.md')
  const missing = Object.values(definitions).filter(
    ({ name }) => !page.includes(`\`${name.replaceAll('.', '_')}`),
  )
  expect(missing).toEqual([])
})
