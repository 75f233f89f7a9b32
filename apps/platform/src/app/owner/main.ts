import { ownerCommand } from './command.ts'

// The program that `galleria owner create` runs.
ownerCommand(process.argv.slice(2), process.env, console.log).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
