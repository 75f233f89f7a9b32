import { useLocale } from '@galleria/i18n'
import styles from './show.module.css'

/** Postal address, as the platform writes it; parts that are missing are left out. */
export interface PostalAddress {
  readonly addressLine?: string | null | undefined
  readonly addressLine2?: string | null | undefined
  readonly city?: string | null | undefined
  /** ISO 3166-2 or the region's own code. */
  readonly subdivision?: string | null | undefined
  readonly postalCode?: string | null | undefined
  /** ISO 3166-1, two letters. */
  readonly country?: string | null | undefined
}

interface Props {
  readonly name?: string | null | undefined
  readonly company?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly address: PostalAddress | null | undefined
}

/** Name and address, a line each, to read and to copy. */
export function AddressBlock({ name, company, phone, address }: Props) {
  const { language } = useLocale()
  const country = address?.country
  const lines = [
    name,
    company,
    address?.addressLine,
    address?.addressLine2,
    [address?.postalCode, address?.city].filter(Boolean).join(' '),
    address?.subdivision?.replace(/^[A-Z]{2}-/, ''),
    country &&
      (new Intl.DisplayNames(language.tag, { type: 'region', fallback: 'code' }).of(country) ?? country),
  ].filter((line): line is string => Boolean(line))
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
    </address>
  )
}
