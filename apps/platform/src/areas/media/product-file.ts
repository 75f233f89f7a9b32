import { leafletOf } from './leaflet.ts'
import { samplesOf } from './samples.ts'

/** What a buyer of a file gets: made from its name, as all media of the seed are. */
export function productFile(fileName: string): { readonly bytes: Buffer; readonly type: string } {
  const [, name = 'file', ending = ''] = /^(.*?)\.([a-z0-9]+)$/i.exec(fileName) ?? []
  return ending.toLowerCase() === 'zip'
    ? { bytes: samplesOf(name), type: 'application/zip' }
    : { bytes: leafletOf(name), type: 'application/pdf' }
}
