/** Carriers by the code that the platform makes a tracking link of, with their names. */
export const carriers: readonly (readonly [code: string, name: string])[] = [
  ['ups', 'UPS'],
  ['dhl', 'DHL'],
  ['fedEx', 'FedEx'],
  ['usps', 'USPS'],
  ['canadaPost', 'Canada Post'],
]

/** Name of a carrier; one that has no code stands as it was typed. */
export const carrierName = (code: string) => carriers.find(([known]) => known === code)?.[1] ?? code
