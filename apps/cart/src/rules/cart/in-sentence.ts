/** Name in the middle of a sentence: "Color" becomes "color". German keeps capitals on nouns; "US size" keeps its acronym. */
export function inSentence(name: string, language: string): string {
  if (language.startsWith('de') || !/^\p{Lu}\p{Ll}/u.test(name)) return name
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}

/** Fails for a title that is a question or a request of its own, which no sentence can hold. */
export const isNoun = (title: string): boolean => !/[.?!:]$/.test(title.trim())
