/** Places of the form, as the consent tells them; the first is its own page. */
export const sources = ['newsletter-page', 'footer', 'home'] as const

/** Result of a sign-up. */
export interface NewsletterAnswer {
  /** Address that a letter was sent to, as far as anybody is told. */
  readonly sentTo?: string
  readonly errors?: { readonly email?: string; readonly form?: string }
}
