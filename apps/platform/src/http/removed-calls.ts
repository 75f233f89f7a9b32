import type { PlatformConfig } from '../data/config.ts'
import { unknownCall } from './refusals.ts'

const CARTS_V1 = /^\/ecom\/v1\/(carts|checkouts)(\/|$)/

/** Whether the hosted platform removes a call on 1 February 2027. */
export function isOfCartsV1(path: string): boolean {
  return CARTS_V1.test(path)
}

/** Rehearses the removal: how the hosted platform will answer is not published, so it is as a call that never was. */
export function refuseRemoved(
  { v1Carts }: Pick<PlatformConfig, 'v1Carts'>,
  method: string,
  path: string,
): void {
  if (v1Carts === 'gone') throw unknownCall(method, path)
}
