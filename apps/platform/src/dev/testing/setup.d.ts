/** Starts one database server for a test run; resolves to what stops it. For `globalSetup` of vitest. */
export default function setup(): Promise<() => Promise<void>>
