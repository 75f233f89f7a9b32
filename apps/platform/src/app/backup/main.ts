import { backupCommand } from './command.ts'

// The program that `galleria backup` and `galleria restore` run.
backupCommand(process.argv.slice(2), process.env, console.log).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
