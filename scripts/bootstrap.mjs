// Runs on Node 20 with nothing installed: hands over to pnpm, which installs and runs the script again under the project's own Node.
// Written so that Node 12 can read it as far as the message that it is too old.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)
export const nodeIsNew = major > 22 || (major === 22 && minor >= 22)
/** Node that the project installs for itself. */
export const ownNode = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
const underPnpm = (process.env.npm_config_user_agent || '').startsWith('pnpm')
const installed = existsSync(join(root, 'node_modules', '.modules.yaml'))
/** Words of npm, pnpm and the system by which they name what went wrong. */
const causes =
  /\b(ERR_PNPM_\w+|ENOSPC|EACCES|EROFS|EDQUOT|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|SELF_SIGNED\w+|UNABLE_TO\w+|os error \d+|npm error)\b/
const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

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
  if (!installed) {
    console.log('First start: installing the project. This takes about half a minute.')
    await install()
  }
  process.exit(await npx(['run', script].concat(process.argv.slice(2)), 'inherit').ended)
}

/** Installs by the lockfile, and ends with the cause where that fails: what pnpm says of it may stand far above its last words. */
async function install() {
  const { child, ended } = npx(
    ['install', '--frozen-lockfile', '--reporter=append-only'],
    ['inherit', 'pipe', 'pipe'],
  )
  let cause = ''
  const watch = (from, to) => {
    let rest = ''
    from.on('data', (chunk) => {
      to.write(chunk)
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() || ''
      if (!cause) cause = lines.find((line) => causes.test(line)) || ''
    })
    from.on('end', () => {
      if (!cause && causes.test(rest)) cause = rest
    })
  }
  watch(child.stdout, process.stdout)
  watch(child.stderr, process.stderr)
  const code = await ended
  if (code === 130) process.exit(code)
  // An own Node that couldn't be written is left out without an error, because it is for one system alone.
  const hasNode = nodeIsNew || existsSync(ownNode)
  if (code === 0 && (hasNode || !cause)) return
  fail(
    'INSTALL_FAILED',
    `The installation failed${cause ? `: ${cause.replace(colors, '').trim()}` : ` with exit code ${code}`}. ` +
      'Fix this, then run the command again.',
  )
}

/** Runs the project's pnpm. What is in npm's cache isn't asked for at the registry, which takes over a minute without a network. */
function npx(args, stdio) {
  const env = {
    ...process.env,
    GALLERIA_BOOTSTRAPPED: '1',
    GALLERIA_LAUNCHER: String(process.pid),
    npm_config_user_agent: '',
  }
  const child = spawn('npx', ['--prefer-offline', '--yes', packageManager].concat(args), {
    stdio,
    env,
    shell: process.platform === 'win32',
  })
  // A terminal's Ctrl-C reaches the whole group, so this process only waits. Other ends it passes on by ending itself:
  // the processes in between do not, so the one at the far end watches for it.
  process.on('SIGINT', () => {})
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), 300).unref()
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      fail(
        'NPX_MISSING',
        `Couldn't run npx (${error.message}). Reinstall Node, which includes npm and npx, from https://nodejs.org.`,
      )
    })
    child.on('close', (code, signal) => resolve(code === null ? (signal === 'SIGINT' ? 130 : 1) : code))
  })
  return { child, ended }
}

/** The code is one of `lib/start-faults.ts`. Its page is named as `errorPage` does, which an old Node can't read. */
export function fail(code, message) {
  const site = (process.env.DOCS_URL || '').replace(/\/$/, '')
  const page = site ? `${site}/errors/${code}/` : `docs/errors-command.md#${code.toLowerCase()}`
  console.error(`\n  ${message}\n  More: ${page}\n`)
  process.exit(1)
}
