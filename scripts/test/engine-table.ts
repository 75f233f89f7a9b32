import { relative } from 'node:path'
import { failuresOf, type VitestFile } from './count.ts'

const area = (name: string) => `apps/platform/src/areas/${name}/`

/** What an engine must keep, with the folders whose tests prove it. */
export const promises = [
  { promise: 'schema, migrations, connections', folders: ['apps/platform/src/data/'] },
  { promise: 'carts', folders: [area('cart'), area('cart-v2')] },
  { promise: 'checkouts and orders', folders: [area('checkout'), area('orders'), area('draft-orders')] },
  { promise: 'catalog, stock, search', folders: [area('catalog')] },
  { promise: 'points', folders: [area('loyalty')] },
  { promise: 'sign-in and members', folders: [area('identity'), area('members')] },
  { promise: 'webhooks and emails', folders: [area('webhooks'), area('mailbox')] },
  { promise: 'figures', folders: [area('analytics')] },
  {
    promise: 'two servers on one database',
    folders: ['apps/platform/src/dev/scale/two-servers.test.ts'],
  },
] as const

/** Rows of Markdown: tests that passed and failed for each promise, and the first that failed. Unsteady ones passed alone. */
export function engineTable(files: readonly VitestFile[], unsteady: readonly string[]): string {
  const rows = promises.map(({ promise, folders }) => {
    const own = files.filter(({ name }) => folders.some((folder) => relative('.', name).startsWith(folder)))
    const failed = own.flatMap(failuresOf).filter((name) => !unsteady.includes(name))
    const tests = own.flatMap(({ assertionResults }) => assertionResults)
    const failures = tests.filter(({ status }) => status === 'failed').length
    const passed = tests.filter(({ status }) => status === 'passed').length
    const late = Math.max(0, failures - failed.length)
    return `| ${promise} | ${passed + late} | ${failed.length} | ${failed[0] ?? ''} |`
  })
  return ['| promise | passed | failed | first failure |', '|---|---|---|---|', ...rows, ''].join('\n')
}
