const made = new Map<string, unknown>()

/** Intl's objects cost a hundred times what they do; each is made once. */
function cached<Options, Formatter>(kind: new (tag: string, options?: Options) => Formatter) {
  return (tag: string, options?: Options): Formatter => {
    const key = kind.name + tag + JSON.stringify(options)
    const found = (made.get(key) as Formatter | undefined) ?? new kind(tag, options)
    made.set(key, found)
    return found
  }
}

export const numberFormat = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const dateFormat = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const listFormat = cached<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat)
export const pluralRules = cached<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules)
