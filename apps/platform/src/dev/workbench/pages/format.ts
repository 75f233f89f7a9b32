/** `14:03:07.120`, in UTC as everything here. */
export function timeOfDay(date: Date): string {
  return date.toISOString().slice(11, 23)
}

/** `2026-01-31 14:03:07` in UTC. */
export function dateAndTime(date: Date): string {
  return date.toISOString().replace('T', ' ').slice(0, 19)
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}

export function bytes(size: number): string {
  if (size < 1000) return `${size} B`
  return size < 1_000_000 ? `${(size / 1000).toFixed(1)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
}
