import { domainToASCII, domainToUnicode } from 'node:url'
import { confusableSkeleton } from './confusables.ts'

// Invisible and direction-changing characters: two addresses must not look alike and differ.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\s]/u

/** One key for every spelling of a mailbox; undefined where the text is no address. */
export function emailKey(text: string): string | undefined {
  const address = text.normalize('NFC')
  if (address.length > 254 || hidden.test(address)) return undefined
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase().normalize('NFC')
  const domain = domainToASCII(address.slice(at + 1))
  if (at < 1 || local.length > 64 || /["(),:;<>[\]\\@]|^\.|\.$|\.\./.test(local)) return undefined
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/.test(domain)) return undefined
  return `${local}@${domain}`
}

/** Equal for addresses that look alike, such as one with a Cyrillic а for the Latin a. */
export function emailSkeleton(key: string): string {
  const at = key.lastIndexOf('@')
  return `${confusableSkeleton(key.slice(0, at))}@${confusableSkeleton(domainToUnicode(key.slice(at + 1)))}`
}
