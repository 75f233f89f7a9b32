import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../store/layout.ts'
import { machineBlocks } from './commands.ts'
import { debianRoot, Machine, whyNoRoot } from './root.ts'

/** Runs the commands of docs/production.md in a fresh Debian root, then tells what they cost. */
async function main(): Promise<void> {
  const reason = whyNoRoot()
  if (reason) return console.log(`Skipped: ${reason}.`)
  const folder = mkdtempSync(join(tmpdir(), 'galleria-machine-'))
  chmodSync(folder, 0o755)
  debianRoot('trixie', folder, join(root, '.galleria/roots'))
  const machine = await Machine.open(folder)
  try {
    const env = await prepare(machine)
    for (const { line, script, network } of machineBlocks(
      readFileSync(join(root, 'docs/production.md'), 'utf8'),
    )) {
      const began = performance.now()
      console.log(`\n-- docs/production.md, line ${line}`)
      const output = await machine.run(script, { network, ...(network && { env }) })
      console.log(`-- ${((performance.now() - began) / 1000).toFixed(1)} s`)
      if (script.includes('/products') && !output.trimEnd().endsWith('200'))
        throw new Error('The shop did not answer with its products.')
    }
    await machine.run(figures)
  } catch (error) {
    await machine.run('tail -n 30 /var/log/galleria-*.log || true')
    throw error
  } finally {
    await machine.close()
  }
}

/** Gives the root a stand-in for systemctl, and this checkout at the address that the page clones. Returns variables for the network. */
async function prepare(machine: Machine): Promise<Record<string, string>> {
  const place = (path: string) => join(machine.folder, path)
  cpSync(join(import.meta.dirname, 'systemctl.sh'), place('usr/local/bin/systemctl'))
  chmodSync(place('usr/local/bin/systemctl'), 0o755)
  execFileSync('git', ['clone', '--quiet', '--bare', root, place('opt/galleria.git')])
  const config = '[url "/opt/galleria.git"]\n\tinsteadOf = https://git.example/galleria.git\n'
  await machine.run(`printf '${config}' > /root/.gitconfig`)
  // An authority of this network that Node must trust.
  const trusted = process.env.NODE_EXTRA_CA_CERTS
  if (!trusted) return {}
  cpSync(trusted, place('opt/authority.pem'), { dereference: true })
  return { NODE_EXTRA_CA_CERTS: '/opt/authority.pem' }
}

const figures = `echo; echo "-- memory (MB) of each process, and disk"
ps -eo user:20,rss,args --sort=-rss | awk '/galleria-(platform|shell)/ && !/awk/ { printf "%s %d %s %s\\n", $1, $2 / 1024, $4, $NF }' | head -20
du -sm /srv/galleria /var/lib/galleria-* /var/lib/postgresql | cat
df -m --output=used / | tail -1`

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
