// Starts a server of a built shop: `node scripts/serve.mjs platform`, as `npm run start:platform`, systemd and the images do.
// Installs nothing, and needs no network and no npm.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, nodeIsNew, ownNode, root } from './bootstrap.mjs'

/** Takes this process's place, so that its id, its signals and its exit code are the server's. */
function become(node, args) {
  if (process.execve) return process.execve(node, [node, ...args], process.env)
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code === null ? 1 : code))
}

function serve(name) {
  process.chdir(root)
  if (!nodeIsNew) {
    if (existsSync(ownNode)) return become(ownNode, ['scripts/serve.mjs', name])
    return fail(
      'NODE_TOO_OLD',
      `Node ${process.versions.node} is too old for a server. Run "npm run build" to install the project's own Node, or install Node 24.`,
    )
  }
  return import('./serve/programs.ts').then(({ programs }) => {
    const args = Object.entries(programs).find(([known]) => known === name)
    if (!args) return fail('SERVER_UNKNOWN', `There's no server "${name}". Choose platform or shell.`)
    const program = args[1][args[1].length - 1]
    if (!existsSync(program))
      return fail('SHELL_NOT_BUILT', `${program} is missing. Run npm run build, then start again.`)
    return become(process.execPath, args[1])
  })
}

serve(process.argv[2])
