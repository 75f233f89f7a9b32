import { type Emulator, startEmulator } from './emulator.ts'
import { help, type Options, readOptions } from './options.ts'
import type { Part } from './part.ts'

/** Runs until it is stopped or a part ends; the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const options = read(args)
  if (typeof options === 'number') return options
  const interrupted = untilStopped()
  const parts: Part[] = []
  try {
    const started = await Promise.race([startEmulator(options, parts, say), interrupted])
    if (started === 'interrupted') return 130
    console.log(announcement(started, options.module))
    const ended = await Promise.race([
      interrupted,
      ...parts.map(async ({ name, exited }) => ({ name, code: await exited })),
    ])
    if (ended === 'interrupted') return 0
    console.error(`${ended.name} stopped unexpectedly (exit code ${ended.code}). Run the command again.`)
    return 1
  } catch (error) {
    console.error((error as Error).message)
    return 1
  } finally {
    for (const part of [...parts].reverse()) await part.stop()
  }
}

/** Resolves at the first Ctrl+C, termination or closed terminal, or when npm, which started us, is gone: it passes no signal on. */
function untilStopped(): Promise<'interrupted'> {
  return new Promise((resolve) => {
    const stop = () => resolve('interrupted')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stop(), 300).unref()
  })
}

function read(args: readonly string[]): Options | number {
  try {
    const options = readOptions(args)
    if (options !== 'help') return options
    console.log(help)
    return 0
  } catch (error) {
    console.error(`${(error as Error).message}\n--help lists the options.`)
    return 2
  }
}

function say(line: string): void {
  console.error(line)
}

function announcement(
  { url, platformUrl, consoleUrl, sourceUrl }: Emulator,
  module: string | undefined,
): string {
  const own = sourceUrl === undefined ? [] : [`  Module     ${url}/${module}`, `  Source     ${sourceUrl}`]
  return [
    'Galleria is open.',
    '',
    `  Store      ${url}`,
    ...own,
    `  Platform   ${platformUrl}`,
    `  Mailbox    ${platformUrl}/_dev/mailbox`,
    `  Console    ${consoleUrl}`,
    '',
    'Sign in as ada@galleria.test with the password lovelace-1843, or register.',
    'Press Ctrl+C to stop everything.',
  ].join('\n')
}

process.exitCode = await main(process.argv.slice(2))
