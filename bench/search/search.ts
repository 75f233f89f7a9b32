import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countAll } from '../../apps/catalog/src/rules/listing/facets.ts'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { anonymous, platformServer, postmaster, type Server } from '../platform/measure.ts'
import { ndcg } from './ndcg.ts'
import { family, processorOf } from './processor.ts'
import questions from './questions.json' with { type: 'json' }

type Question = Omit<(typeof questions)[number], 'expected'> & {
  readonly expected: Readonly<Record<string, number>>
}

/**
 * Search of the shop: how well it finds what each question means, in the seeded shop, then the processor time of the same
 * questions in a large one. `npm run bench -- search [--products 100000] [--rounds 3] [--worst 10]`
 */
export async function search(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '3' },
      worst: { type: 'string', default: '10' },
    },
  })
  await inStore([], async (server) => {
    await relevance(server, Number(values.worst))
  })
  if (values.products === '0') return
  await inStore(['--products', values.products], async (server, home) => {
    console.log(`${values.products} products, load ${loadavg()[0]?.toFixed(1)}`)
    await processorTime(server, await postmaster(home), Number(values.rounds))
  })
}

async function inStore(seed: string[], work: (server: Server, home: string) => Promise<void>): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-search-'))
  await chmod(home, 0o755)
  try {
    const program = [join(root, 'apps/platform/src/dev/seed/main.ts'), ...seed]
    const env = { ...process.env, NODE_ENV: 'development', GALLERIA_HOME: home }
    const { code, output } = await run(process.execPath, program, { env })
    if (code !== 0) throw new Error(output)
    const server = await platformServer({ GALLERIA_HOME: home, PORT: '0' })
    try {
      await work(server, home)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Found {
  readonly products: readonly { readonly slug: string }[]
  readonly pagingMetadata: { readonly total: number }
}

interface How {
  readonly mode?: 'OR'
  readonly fuzzy: boolean
}

type Ask = (question: Question, how: How) => Promise<Found>

async function asking({ url }: Server): Promise<Ask> {
  const authorization = await anonymous(url)
  return async ({ words, language }, how) => {
    const answer = await fetch(`${url}/stores/v3/products/search`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        'x-wix-linguist': `${language}|${language}|true|x`,
      },
      // Ask as the page of results does: for two dozen, with the numbers beside the filters.
      body: JSON.stringify({
        search: { search: { expression: words, ...how }, paging: { limit: 24 }, aggregations: countAll },
      }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Found
  }
}

const FEW = 4

/** Finds as the page does: by similar words where none are found as written, and with some of the words below a few. */
async function find(ask: Ask, question: Question): Promise<Found & { readonly similar: boolean }> {
  const exact = await ask(question, { fuzzy: false })
  const similar = exact.pagingMetadata.total === 0
  const found = similar ? await ask(question, { fuzzy: true }) : exact
  if (found.pagingMetadata.total >= FEW) return { ...found, similar }
  const known = new Set(found.products.map(({ slug }) => slug))
  const alike = await ask(question, { mode: 'OR', fuzzy: true })
  const others = alike.products.filter(({ slug }) => !known.has(slug))
  return { ...found, products: [...found.products, ...others], similar }
}

async function relevance(server: Server, worst: number): Promise<void> {
  const ask = await asking(server)
  const judged: { question: Question; score: number; found: Found & { similar: boolean } }[] = []
  for (const question of questions as readonly Question[]) {
    const found = await find(ask, question)
    const slugs = found.products.map(({ slug }) => slug)
    judged.push({ question, found, score: ndcg(slugs, question.expected) })
  }
  const without = judged.filter(({ found }) => found.products.length === 0).length
  console.log(
    `${judged.length} questions: nDCG@10 ${mean(judged)}, ${without} without a product, ${judged.filter(({ found }) => found.similar).length} by similar words`,
  )
  for (const [language, of] of Map.groupBy(judged, ({ question }) => question.language))
    console.log(`  ${language}: ${mean(of)} of ${of.length}`)
  for (const { question, score, found } of judged.toSorted((a, b) => a.score - b.score).slice(0, worst)) {
    const first = found.products.slice(0, 5).map(({ slug }) => slug)
    console.log(`  ${score.toFixed(2)} ${question.words}: ${first.join(', ') || 'nothing'}`)
  }
}

const mean = (judged: readonly { readonly score: number }[]) =>
  (judged.reduce((sum, { score }) => sum + score, 0) / judged.length).toFixed(3)

/** Measures one call after the other, no two alike: an answer that is at hand costs next to nothing. */
async function processorTime(server: Server, database: number, rounds: number): Promise<void> {
  const ask = await asking(server)
  const ours: number[] = []
  for (const language of new Set(questions.map((each) => each.language)))
    await ask({ words: `warm ${language}`, language, expected: {} }, { fuzzy: false })
  for (let round = 0; round <= rounds; round += 1)
    for (const question of questions as readonly Question[])
      for (const how of [{ fuzzy: false }, { fuzzy: true }, { mode: 'OR', fuzzy: true }] as const) {
        const pids = [server.pid, ...family(database)]
        const before = processorOf(pids)
        await ask({ ...question, words: `${question.words}${' '.repeat(round)}` }, how)
        // Code is compiled in the first round.
        if (round > 0) ours.push(processorOf(pids) - before)
      }
  ours.sort((a, b) => a - b)
  const at = (share: number) => (ours[Math.floor(ours.length * share)] ?? 0).toFixed(1)
  console.log(
    `  ${ours.length} searches, server and database: ${at(0.5)} ms of processor at the median, ${at(0.95)} at p95, ${at(0.99)} at p99`,
  )
}
