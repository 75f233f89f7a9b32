import { parseArgs } from 'node:util'
import { systemClock } from '../../base/clock.ts'
import { defaultConfig, readEnvironment } from '../../data/config.ts'
import { connect } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { openDatabase } from '../../data/open-database.ts'
import { manyProducts } from './catalog/many.ts'
import { seedSite } from './index.ts'
import { isEmpty } from './is-empty.ts'

/**
 * `--products N` brings the catalog to N products; `--database-url` names another server than the embedded one;
 * `--production-demo` fills a shop in production all the same.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      'database-url': { type: 'string' },
      'production-demo': { type: 'boolean', default: false },
    },
  })
  const products = readCount(values.products)
  refuseProduction(process.env, values['production-demo'])
  const config = readEnvironment(process.env)
  const server = await openDatabase({ ...config, databaseUrl: values['database-url'] ?? config.databaseUrl })
  // The timeout is long, because a busy machine may take minutes for what takes an idle one a second.
  const database = connect(server.url, { statementTimeout: 600_000 })
  try {
    await migrate(database)
    const began = performance.now()
    const fresh = await isEmpty(database)
    if (fresh)
      await seedSite(database, { size: 'full', clock: systemClock, config: defaultConfig(config.platform) })
    console.log(fresh ? 'seeded the store' : 'the store has its seed already')
    if (products) {
      const made = await manyProducts(database, { products, clock: systemClock, progress })
      console.log(made ? `added ${made} products` : `the store has ${products} products or more already`)
    }
    console.log(`done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    await database.destroy()
    await server.stop()
  }
}

/** Everybody knows the passwords of the people that the seed brings, one of whom owns the shop. */
function refuseProduction({ NODE_ENV }: NodeJS.ProcessEnv, isDemo: boolean): void {
  if (isDemo || NODE_ENV === 'development' || NODE_ENV === 'test') return
  throw new Error(
    `${NODE_ENV ? 'This is production' : 'Without NODE_ENV this is production'}, and the seed brings an owner whose password is public. ` +
      'Give NODE_ENV=development to fill a shop for trying out, --production-demo to fill this one all the same, or ' +
      'run "npm run galleria -- owner create" for the owner of a real shop.',
  )
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`--products must be a whole number up to 999999, not "${text}"`)
  return Number(text)
}

function progress(done: number, of: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${of} products${done === of ? '\n' : ''}`)
  else if (done === of || done % 2500 === 0) console.log(`${done} of ${of} products`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
