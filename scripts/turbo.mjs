import { spawn } from 'node:child_process'
import { ensureToolchain, fail } from './bootstrap.mjs'

// Turborepo runs each package's task by pnpm, which a machine that has npm alone gets from the bootstrap.
const task = process.argv.splice(2, 1)[0]

ensureToolchain(task).then(() => {
  const child = spawn('turbo', ['run', task].concat(process.argv.slice(2)), {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  child.on('error', (error) =>
    fail(
      'TURBO_MISSING',
      `Couldn't run turbo (${error.message}). Run "npm start" once to install the project.`,
    ),
  )
  child.on('exit', (code) => {
    process.exitCode = code === null ? 1 : code
  })
})
