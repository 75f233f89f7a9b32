import { setFlagsFromString } from 'node:v8'

/** Percent by which the old heap may grow over what was left of it the last time; 0 lets V8 choose, up to four times as much. */
const FRUGAL = 15
let working = 0

/**
 * Does what goes through any number of rows in batches, each garbage once it is written: without this the process takes
 * hundreds of megabytes before V8 thinks it worth while to look. Read by V8 at the end of each collection.
 */
export async function frugally<T>(work: () => Promise<T>): Promise<T> {
  begin()
  try {
    return await work()
  } finally {
    end()
  }
}

/** The same for what is made part by part as somebody takes it, until the last part or until they let go. */
export async function* frugalParts<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  begin()
  try {
    yield* parts
  } finally {
    end()
  }
}

function begin(): void {
  working += 1
  setFlagsFromString(`--heap-growing-percent=${FRUGAL}`)
}

function end(): void {
  working -= 1
  if (working === 0) setFlagsFromString('--heap-growing-percent=0')
}
