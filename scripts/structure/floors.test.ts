import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breachesOf } from './breaches.ts'
import { floorRules } from './floors.ts'
import { graphOf } from './graph.ts'
import { readSources } from './sources.ts'

const everything = graphOf(readSources(join(import.meta.dirname, '../..'), ['apps', 'packages']))

it.each(floorRules.map((rule) => [rule.says, rule] as const))('No import breaks the rule: %s', (_, rule) => {
  expect(breachesOf(everything, rule)).toEqual([])
})

it.each([
  ['apps/shell/src/page/Header.tsx', 'apps/shell/src/composition/app-routes.tsx'],
  ['apps/shell/src/composition/app-routes.tsx', 'apps/shell/src/client/modules.ts'],
  ['apps/shell/src/client/modules.ts', 'apps/shell/src/server/config.ts'],
  ['apps/shell/src/server/config.ts', 'apps/shell/src/client/modules.ts'],
  ['apps/shell/src/server/modules/module-host.ts', 'apps/shell/src/server/render/index.ts'],
  ['apps/shell/src/server/render/stream.ts', 'apps/shell/src/server/app.ts'],
  ['apps/shell/src/server/render/stream.ts', 'apps/shell/src/server/files/favicon.ts'],
  ['apps/shell/src/server/app.ts', 'apps/shell/src/server/render/stream.ts'],
  ['apps/shell/src/server/app.ts', 'apps/shell/src/server/loose.ts'],
  ['packages/console/src/data/history.ts', 'packages/console/src/pages/parts.tsx'],
  ['packages/federation/src/context.ts', 'packages/federation/src/placed/Placed.tsx'],
  ['packages/delivery/src/store/names.ts', 'packages/delivery/src/registry/change.ts'],
  ['packages/delivery/src/store/names.ts', 'packages/delivery/src/store/s3/bucket.ts'],
  ['packages/delivery/src/gates/gate.ts', 'packages/delivery/src/traffic/move.ts'],
  ['packages/delivery/src/traffic/move.ts', 'packages/delivery/src/cli/program.ts'],
  ['packages/delivery/src/cli/support/table.ts', 'packages/delivery/src/cli/commands/deploy.ts'],
])('An import of %s that names %s is found', (from, to) => {
  const graph = new Map([[from, [to]]])
  expect(floorRules.flatMap((rule) => breachesOf(graph, rule))).toEqual([
    expect.stringContaining(`${from} > ${to}`),
  ])
})

it.each([
  ['apps/shell/src/server/render/page-route.ts', 'apps/shell/src/server/modules/index.ts'],
  ['apps/shell/src/server/start-shell.ts', 'apps/shell/src/page/theme.ts'],
  ['packages/delivery/src/cli/program.ts', 'packages/delivery/src/cli/commands/deploy.ts'],
  ['packages/delivery/src/testing/workspace.ts', 'packages/delivery/src/registry/open-store.ts'],
])('An import of %s that names %s is allowed', (from, to) => {
  expect(floorRules.flatMap((rule) => breachesOf(new Map([[from, [to]]]), rule))).toEqual([])
})
