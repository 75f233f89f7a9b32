import { z } from 'zod'

/** Signs that nobody sees, or that turn the direction of what follows: two names must not look alike and differ. */
const hidden = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/u

/** Marks of direction (UAX #9): nobody sees them, and they turn the text after them around. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A name without marks of direction: those who read it choose the direction by what it is made of. */
export function withoutDirections(name: string): string {
  return name.replace(directions, '')
}

/** A person's or company's name for others to read: `plainText`, from which marks of direction are taken out. */
export function displayName(longest: number) {
  return z.string().max(longest).transform(withoutDirections).pipe(plainText(longest))
}

/** One line for others to read, in one form of Unicode; markup is text like any other. */
export function plainText(longest: number) {
  return z
    .string()
    .max(longest)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => !hidden.test(text), {
      error: 'must not contain control or invisible characters',
    })
}

/** Text of several lines, each as `plainText` has it. */
export function plainLines(longest: number) {
  const line = plainText(longest)
  return z
    .string()
    .max(longest)
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine((text) => text.split('\n').every((each) => line.safeParse(each).success), {
      error: 'must not contain control or invisible characters',
    })
}

/** An address that a browser may open: never one that runs. */
export const webUrl = z
  .string()
  .max(2048)
  .refine((text) => isWebUrl(text), { error: 'must be a web address that starts with https:// or http://' })

export function isWebUrl(text: string): boolean {
  if (hidden.test(text) || /\s/.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}
