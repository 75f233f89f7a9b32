import { runCli } from './run-cli.ts'

// The program that is published: one file, where the checkout's `start.js` finds or makes it first.
process.exitCode = await runCli(process.argv.slice(2))
