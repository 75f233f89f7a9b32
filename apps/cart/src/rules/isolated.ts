/** Runs its own way within a sentence of the other direction (UAX 9, FSI and PDI). */
export const isolated = (text: string) => `\u2068${text}\u2069`
