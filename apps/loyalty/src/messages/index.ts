import { defineMessages, type Language, type Translate } from '@galleria/i18n'
import { useContext, useMemo } from 'react'
import type en from './en.json'
import { PointName } from './point-name.ts'

type Catalog = typeof en
/** `unit`, what points are called where they are spoken of in general, is put in here, not by who speaks. */
type Spoken = { readonly [Key in keyof Catalog]: Omit<Catalog[Key], 'unit'> }

export const messages = defineMessages<Spoken>()
export const { key } = messages

/** Says the program's messages; rules that choose words are given one. */
export type Say = Translate<Spoken>

/** `own`, the owner's name of a point, is the page's unless it is given: a route knows it before its page does. */
export function useMessages(own?: string): Say {
  const t = messages.useMessages()
  const name = useContext(PointName)
  return useMemo(() => calling(t, own ?? name), [t, own, name])
}

/** Outside of components. */
export const messagesIn = (language: Language, own?: string): Say =>
  calling(messages.messagesIn(language), own)

/** Translation with the owner's name for points, or else the language's own word. */
function calling(t: Say, own: string | undefined): Say {
  const say = t as (message: unknown, values: object) => unknown
  return ((message: unknown, values?: object) => say(message, { unit: own ?? 'usual', ...values })) as Say
}
