const names: Readonly<Record<string, string>> = {
  dhl: 'DHL',
  fedEx: 'FedEx',
  ups: 'UPS',
  usps: 'USPS',
  canadaPost: 'Canada Post',
}

/** A carrier as it writes itself; one the platform does not know brings its own name. */
export function carrierName(code: string | null | undefined): string {
  return (code && names[code]) || code || ''
}
