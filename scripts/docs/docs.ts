import { Fault } from '../lib/fault.ts'
import { checkPort, portFrom } from '../lib/preflight.ts'
import { run, startProcess } from '../lib/processes.ts'
import { supervise } from '../start/supervise.ts'
import { isReferenceFresh } from './reference-fresh.ts'

/** Builds the documentation from the files as they are now, and serves it until it is stopped. */
export function docs(): Promise<number> {
  return supervise(async (step) => {
    const port = portFrom('DOCS_PORT', 4321)
    await checkPort(port, 'documentation', 'DOCS_PORT', 'npm run docs')
    if (!isReferenceFresh(process.cwd())) {
      step('Writing the client API reference')
      await make('pnpm', ['run', 'docs:api', '--logLevel', 'Warn'])
    }
    step('Building the pages')
    await make('node', ['docs/site/src/build.ts'])
    const server = await startProcess({
      name: 'The documentation',
      command: 'node',
      args: ['docs/site/src/serve.ts', String(port)],
      readyMark: 'Documentation at',
      advice: 'Fix the problem in the output below, then run npm run docs again.',
    })
    return {
      parts: [server],
      announcement: `\n  Documentation  ${server.ready}\n\n  Press Ctrl+C to stop.\n`,
    }
  })
}

async function make(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args)
  if (code !== 0)
    throw new Fault(
      'BUILD_FAILED',
      `${[command, ...args].join(' ')} failed.`,
      'Fix the problem in the output below, then run npm run docs again.',
      output.split('\n'),
    )
}
