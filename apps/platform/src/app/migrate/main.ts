import { migrateCommand } from './command.ts'

// The program that `galleria migrate` runs.
migrateCommand(process.argv.slice(2), process.env, { say: console.log })
  .then((code) => {
    process.exitCode = code
  })
  .catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
