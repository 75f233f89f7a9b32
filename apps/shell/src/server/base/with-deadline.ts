import type { Clock } from '@galleria/delivery'

class TimeoutFault extends Error {
  override readonly name = 'TimeoutFault'
}

/** Rejects when the work takes longer; the work itself is not stopped. */
export function withDeadline<Value>(
  clock: Clock,
  milliseconds: number,
  work: Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TimeoutFault(`not done in ${milliseconds} ms`))
    const callOff = clock.after(milliseconds, late)
    work.then(resolve, reject).finally(callOff)
  })
}
