interface Amount {
  readonly amount: string
  readonly formattedAmount?: string | undefined
}

/** The platform's own text where it sends one, else the amount in the currency. */
export function moneyText({ amount, formattedAmount }: Amount, currency: string, locale = 'en-US'): string {
  return (
    formattedAmount || new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount))
  )
}

export const isZero = ({ amount }: Amount) => Number(amount) === 0
