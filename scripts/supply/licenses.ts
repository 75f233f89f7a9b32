import { run } from '../lib/processes.ts'
import { type Licenses, licenseFaults } from './license-faults.ts'

const { code, output } = await run('pnpm', ['--recursive', 'licenses', 'list', '--json'])
const faults = code === 0 ? licenseFaults(JSON.parse(output) as Licenses) : [output]
if (faults.length) {
  console.error(`A package may not be used as it is:\n  ${faults.join('\n  ')}`)
  process.exitCode = 1
}
