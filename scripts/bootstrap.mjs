// Runs on Node 20 with nothing installed: hands over to pnpm, which installs and runs the script again under the project's own Node.
// Written so that Node 12 can read it as far as the message that it is too old.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)
const nodeIsNew = major > 22 || (major === 22 && minor >= 22)
const underPnpm = (process.env.npm_config_user_agent || '').startsWith('pnpm')
const installed = existsSync(join(root, 'node_modules', '.modules.yaml'))

export async function ensureToolchain(script) {
  process.chdir(root)
  process.env.TURBO_TELEMETRY_DISABLED = '1'
  if (major < 20)
    fail(
      'NODE_TOO_OLD',
      `Node ${process.versions.node} is too old. Install Node 20 or newer (https://nodejs.org), then run the command again.`,
    )
  if (nodeIsNew && underPnpm && installed) return
  if (process.env.GALLERIA_BOOTSTRAPPED) {
    fail(
      'NODE_TOO_OLD',
      `This project needs Node 22.22 or newer and couldn't install its own on ${process.platform}-${process.arch}. ` +
        `Install Node 24 (https://nodejs.org), then run the command again.`,
    )
  }
  if (!installed) console.log('First start: installing the project. This takes about half a minute.')
  process.exit(await handOver(script))
}

function handOver(script) {
  const env = {
    ...process.env,
    GALLERIA_BOOTSTRAPPED: '1',
    GALLERIA_LAUNCHER: String(process.pid),
    npm_config_user_agent: '',
  }
  const child = spawn('npx', ['--yes', packageManager, 'run', script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  // A terminal's Ctrl-C reaches the whole group, so this process only waits. Other ends it passes on by ending itself:
  // the processes in between do not, so the one at the far end watches for it.
  process.on('SIGINT', () => {})
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), 300).unref()
  return new Promise((resolve) => {
    child.on('error', (error) => {
      fail(
        'NPX_MISSING',
        `Couldn't run npx (${error.message}). Reinstall Node, which includes npm and npx, from https://nodejs.org.`,
      )
    })
    child.on('exit', (code, signal) => resolve(code === null ? (signal === 'SIGINT' ? 130 : 1) : code))
  })
}

/** The code is one of `lib/start-faults.ts`. Its page is named as `errorPage` does, which an old Node can't read. */
export function fail(code, message) {
  const site = (process.env.DOCS_URL || '').replace(/\/$/, '')
  const page = site ? `${site}/errors/${code}/` : `docs/errors-command.md#${code.toLowerCase()}`
  console.error(`\n  ${message}\n  More: ${page}\n`)
  process.exit(1)
}
