// Tells the process that it is loaded into, and ends that of the server: the command before it has no options.
if (process.execArgv.length > 0) {
  console.log([process.pid, ...process.execArgv].join(' '))
  process.exit(0)
}
