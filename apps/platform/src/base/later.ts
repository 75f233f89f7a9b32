/** Moment so many seconds after another, or before it. */
export function later(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}
