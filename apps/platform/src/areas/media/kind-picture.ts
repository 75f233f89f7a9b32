import type { SampleFile } from '../../data/services.ts'

const lines = {
  video: 'M330 400v200l170-100z',
  audio: 'M350 590V420l140-30v170M350 590a35 35 0 1 1-35-35h35zM490 560a35 35 0 1 1-35-35h35z',
  document: 'M310 350h120l70 70v230H310zM430 350v70h70M350 480h110M350 530h110M350 580h70',
  zip: 'M310 350h180v300H310zM400 350v40M400 410v40M400 470v40M375 530h50v60h-50z',
} as const

/** Placeholder of a film, a sound or a file that came without a picture: `video.svg`. */
export function kindPicture(name: string): SampleFile | undefined {
  const [, kind = ''] = /^([a-z]+)\.svg$/.exec(name) ?? []
  if (!Object.hasOwn(lines, kind)) return undefined
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#ece7df"/><path d="${lines[kind as keyof typeof lines]}" fill="none" stroke="#6b645a" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  return { bytes: Uint8Array.from(Buffer.from(svg)), type: 'image/svg+xml' }
}
