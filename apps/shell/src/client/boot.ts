import { type Boot, bootElementId } from '../common/boot.ts'

export function readBoot(): Boot {
  return JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot
}
