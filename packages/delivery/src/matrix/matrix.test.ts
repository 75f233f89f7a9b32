import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { openStore } from '../registry/open-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { combinations, nameOf } from './combinations.ts'
import { runMatrix } from './run-matrix.ts'

let workspace: Workspace
let delivery: Delivery
/** A suite that reads the set as a shell does, prints it to a file, and fails where a sentence stands in it. */
let suite: string

beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openStore(join(workspace.folder, 'modules')))
  const program = join(workspace.folder, 'suite.ts')
  await writeFile(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs'
    import { createRegistryReader, openRegistry } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))}
    const { store, trust } = openRegistry(process.env.MODULE_STORE, process.env.REGISTRY_PUBLIC_KEY)
    const { modules } = await createRegistryReader({ store, trust, onProblem: (text) => { throw new Error(text) } }).snapshot()
    const set = [...modules.values()]
    appendFileSync(process.argv[2], set.map(({ name, version }) => name + '@' + version).join(' ') + '\\n')
    const text = set.map(({ folder }) => readFileSync(folder + '/server/module.js', 'utf8')).join()
    process.exit(/bad cart/.test(text) && /new points/.test(text) ? 1 : 0)`,
  )
  suite = `"${process.execPath}" "${program}" "${join(workspace.folder, 'sets')}"`
})
afterEach(() => workspace.close())

async function released(module: string, text: string, version: string, channel?: string) {
  return deploy(delivery, { module, from: await workspace.build(module, text), version, channel })
}

async function candidateOf(module: string, version: string) {
  const { channels } = (await loadRegistry(delivery)).document.modules[module] ?? {}
  const reference = channels?.staging
  if (reference?.version !== version) throw new Error('not in staging')
  return { module, reference }
}

test('The suite meets each candidate alone and all of them together, each in a store of its own', async () => {
  await released('cart', 'good cart', '1.0.0')
  await released('loyalty', 'old points', '1.0.0')
  await released('cart', 'bad cart', '2.0.0', 'staging')
  await released('loyalty', 'new points', '2.0.0', 'staging')
  const before = await loadRegistry(delivery)
  const candidates = [await candidateOf('cart', '2.0.0'), await candidateOf('loyalty', '2.0.0')]
  const told: string[] = []
  const runs = await runMatrix(delivery, candidates, {
    suite,
    onRun: (name, index, of) => told.push(`${index}/${of} ${name}`),
  })
  expect(runs).toEqual([
    { name: 'cart@2.0.0', passed: true },
    { name: 'loyalty@2.0.0', passed: true },
    { name: 'cart@2.0.0 + loyalty@2.0.0', passed: false },
  ])
  expect(told.at(-1)).toBe('3/3 cart@2.0.0 + loyalty@2.0.0')
  const sets = (await readFile(join(workspace.folder, 'sets'), 'utf8')).trim().split('\n')
  expect(sets).toEqual(['cart@2.0.0 loyalty@1.0.0', 'cart@1.0.0 loyalty@2.0.0', 'cart@2.0.0 loyalty@2.0.0'])
  expect(await loadRegistry(delivery)).toEqual(before)
})

test('A release that the suite fails with stays in the store, and nobody gets it', async () => {
  await released('loyalty', 'new points', '1.0.0')
  await released('cart', 'good cart', '1.0.0')
  const bad = await workspace.build('cart', 'bad cart')
  const attempt = deploy(delivery, { module: 'cart', from: bad, version: '2.0.0', matrix: { suite } })
  await expect(attempt).rejects.toThrow(
    /cart@2\.0\.0 is uploaded, but gets no traffic .*\nmatrix: .* failed with cart@2\.0\.0/,
  )
  const { modules } = (await loadRegistry(delivery)).document
  expect(modules.cart?.live?.version).toBe('1.0.0')
  expect(await delivery.store.versions('cart')).toContain('2.0.0')
  const better = await workspace.build('cart', 'better cart')
  const done = await deploy(delivery, { module: 'cart', from: better, version: '3.0.0', matrix: { suite } })
  expect(done.gates.find(({ gate }) => gate === 'matrix')).toMatchObject({ verdict: 'pass' })
})

test('More candidates than anybody waits for are refused with their number', () => {
  const reference = { version: '1', integrity: 'x' }
  const candidates = Array.from({ length: 7 }, (_, at) => ({ module: `m${at}`, reference }))
  expect(() => combinations({ modules: {} }, candidates)).toThrow('7 releases make 127 combinations')
  expect(combinations({ modules: {} }, candidates.slice(0, 3)).map(nameOf)).toHaveLength(7)
})
