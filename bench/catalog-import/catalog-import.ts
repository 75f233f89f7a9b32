import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStore, type Store } from '../commerce/store.ts'
import { ask } from '../loyalty/ask.ts'
import { OWNER } from '../loyalty/fill.ts'
import { cpuOf, ownCpuOf } from '../platform/cpu.ts'

const imports = '/stores/v1/catalog-imports'

interface ImportAnswer {
  readonly catalogImport: {
    readonly id: string
    readonly status: string
    readonly parseErrorReason: string | null
    readonly createdCount: number
    readonly failedCount: number
  }
}

/** Seconds and memory of an import of so many rows: `npm run bench -- catalog-import [--rows 100000] [--products 1000]`. */
export async function catalogImport(args: string[]): Promise<void> {
  const options = {
    rows: { type: 'string', default: '100000' },
    products: { type: 'string', default: '1000' },
  } as const
  const { values } = parseArgs({ args, options })
  const home = await mkdtemp(join(tmpdir(), 'galleria-catalog-import-'))
  await chmod(home, 0o755)
  try {
    const store = await openStore(home, Number(values.products), 'production')
    try {
      await store.count()
      console.log(`${values.rows} rows beside ${values.products} products, load ${loadavg()[0]?.toFixed(1)}`)
      await measure(store, Number(values.rows))
    } finally {
      await store.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(store: Store, rows: number): Promise<void> {
  const { url, pid, postmaster } = store
  const call = async <Answer>(method: string, path: string, body?: object) =>
    (await ask<Answer>(url, OWNER, method, path, body)).answer
  const told = { mimeType: 'text/csv', fileName: 'goods.csv', private: true }
  const { uploadUrl } = await call<{ uploadUrl: string }>(
    'POST',
    '/site-media/v1/files/generate-upload-url',
    told,
  )
  const sent = await fetch(uploadUrl, { method: 'PUT', body: table(rows) })
  const { file } = (await sent.json()) as { file: { id: string } }
  const { id } = (await call<ImportAnswer>('POST', imports, { fileId: file.id })).catalogImport
  const reached = async (status: string) => {
    for (;;) {
      const { catalogImport } = await call<ImportAnswer>('GET', `${imports}/${id}`)
      if (catalogImport.status === status) return catalogImport
      if (catalogImport.status === 'FAILED') throw new Error(catalogImport.parseErrorReason ?? 'failed')
      await pause(200)
    }
  }
  const read = performance.now()
  await reached('PARSED')
  console.log(`  read in ${seconds(read)} s`)
  const before = { ours: ownCpuOf(pid), database: cpuOf(postmaster) }
  const start = performance.now()
  await call('POST', `${imports}/${id}/execute`, {})
  const { createdCount, failedCount } = await reached('IMPORTED')
  console.log(`  ${createdCount} products made, ${failedCount} not: ${seconds(start)} s`)
  const each = (milliseconds: number) => (milliseconds / rows).toFixed(3)
  const ours = each(ownCpuOf(pid) - before.ours)
  console.log(
    `    processor time of a row: ours ${ours} ms, database ${each(cpuOf(postmaster) - before.database)} ms`,
  )
  console.log(`    memory of our process at most: ${peakOf(pid)} MB`)
  const exported = performance.now()
  const { url: link } = await call<{ url: string }>('POST', '/stores/v1/catalog-exports', {})
  const size = (await (await fetch(link)).arrayBuffer()).byteLength
  console.log(
    `  exported, ${(size / 1e6).toFixed(1)} MB: ${seconds(exported)} s; memory at most ${peakOf(pid)} MB`,
  )
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

function table(rows: number): string {
  const lines = [
    'handleId,fieldType,name,description,collection,sku,price,visible,inventory,weight,cost,brand',
  ]
  for (let row = 1; row <= rows; row += 1)
    lines.push(
      `bench-${row},Product,Thing ${row},<p>The thing of row ${row}.</p>,Shelf ${row % 20},SKU-${row},${(row % 900) + 0.5},true,${row % 50},0.5,1.25,Brand ${row % 30}`,
    )
  return lines.join('\n')
}

/** The high-water mark of resident memory, of proc(5). */
function peakOf(pid: number): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
