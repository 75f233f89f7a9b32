export class TimeoutFault extends Error {
  override readonly name = 'TimeoutFault'
}

/** Rejects when the work takes longer; the work itself is not stopped. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutFault(`not done in ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
