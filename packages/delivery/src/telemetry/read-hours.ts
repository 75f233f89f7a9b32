import { inParallel } from '../base/in-parallel.ts'
import type { ModuleStore } from '../store/store.ts'
import { type HourFile, hourIn, hourOf, hoursFolder, parseHour } from './hour-file.ts'

export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface ReadHour {
  /** `2026-11-22T01`, in UTC. */
  readonly hour: string
  readonly file: HourFile
}

/** Reads the files of all servers for these hours; the hours that `from` and `to` lie in are read whole. */
export async function readHours(
  { notes }: Pick<ModuleStore, 'notes'>,
  { from, to }: Span,
): Promise<ReadHour[]> {
  const [first, last] = [hourOf(from), hourOf(to)]
  const wanted = (await notes.list(hoursFolder)).filter((path) => {
    const hour = hourIn(path)
    return hour !== null && hour >= first && hour <= last
  })
  const read = await inParallel(wanted, 16, async (path) => {
    const text = await notes.read(path)
    const file = text === null ? null : parseHour(text)
    return file && { hour: hourIn(path) as string, file }
  })
  return read.filter((each) => each !== null)
}
