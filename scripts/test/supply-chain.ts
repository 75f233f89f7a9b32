import { readFileSync } from 'node:fs'
import { supplyChainFaults } from './supply-chain-faults.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const faults = supplyChainFaults({
  lock: read('pnpm-lock.yaml'),
  workspace: read('pnpm-workspace.yaml'),
  auth: JSON.parse(read('packages/auth/package.json')),
})
if (faults.length) {
  console.error(`A dependency could be exchanged, or run what it likes:\n  ${faults.join('\n  ')}`)
  process.exitCode = 1
}
