/** Words for the parts of an address, each a message of the pages that ask for it. */
export interface Names {
  readonly postalCode: 'postal-code' | 'postcode' | 'zip' | 'pin' | 'eircode' | 'cep'
  readonly subdivision:
    | ('area' | 'county' | 'department' | 'district' | 'do-si' | 'emirate' | 'island')
    | ('oblast' | 'parish' | 'prefecture' | 'province' | 'region' | 'state')
  readonly city: 'city' | 'district' | 'suburb' | 'town'
  /** Part of a town that the second line of an address names beside floor and apartment. */
  readonly addressLine2: 'none' | 'district' | 'neighborhood' | 'suburb' | 'townland' | 'village'
}
