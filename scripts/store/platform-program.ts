/**
 * What Node is told to run as the platform. Its young objects get no more than 48 MB, where V8 would let them grow to a
 * few times as much: a file of 100,000 rows then takes a third less memory and no more time, and a request costs the same.
 */
export const platformProgram: readonly string[] = ['--max-semi-space-size=16', 'apps/platform/src/start.js']
