import { type Boot, bootElementId } from '../composition/boot.ts'

export function readBoot(): Boot {
  return JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot
}
