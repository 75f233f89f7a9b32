/** Translations without alt texts, which were of another picture. */
export function withoutAltTexts<Texts extends { readonly altText?: string | undefined }>(
  translations: Readonly<Record<string, Texts>>,
): Record<string, Texts> {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([language, { altText: _, ...texts }]) =>
      Object.keys(texts).length > 0 ? [[language, texts as Texts]] : [],
    ),
  )
}
