export type { ConsoleApp, ConsoleOptions } from './console-app.ts'
export { createConsole } from './create-console.ts'
export { openConsoleData } from './data/console-data.ts'
