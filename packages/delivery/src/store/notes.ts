import { DeliveryFault } from '../base/fault.ts'

/** Small texts beside the releases, by path. Nobody signs them, nothing is run from them, no browser is given them. */
export interface Notes {
  /** Paths below a folder, in order. */
  list(under: string): Promise<string[]>
  read(path: string): Promise<string | null>
  /** Whole or not at all; the last one counts. */
  write(path: string, text: string): Promise<void>
  /** False where there is one of that path already: of many at once, one is first. */
  create(path: string, text: string): Promise<boolean>
  remove(path: string): Promise<void>
}

export const notesFolder = 'telemetry'

export function checkNote(path: string): string {
  if (!/^(?!.*(^|\/)\.)[\w.-]{1,100}(\/[\w.-]{1,100}){0,4}$/.test(path))
    throw new DeliveryFault(
      'NOTE_PATH_MALFORMED',
      `"${path}" can't be the path of a note. Use letters, digits and . _ - /.`,
    )
  return path
}
