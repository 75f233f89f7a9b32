import { applicationError, violations } from '../../base/errors.ts'
import { masked } from '../../base/input/mask.ts'
import type { PlatformConfig } from '../../data/config.ts'
import type { Trx } from '../../data/database.ts'
import type { StoredAddressWithContact } from '../../domain/address/address.ts'
import { hasTaxIdOfCountry, notATaxId } from '../../domain/address/input.ts'
import { addressFaults } from '../../domain/address/required.ts'
import { refuseForeignChannel } from '../checkout/index.ts'
import { requireRegistered } from '../redirects/index.ts'
import { findLocationId } from '../terms/index.ts'
import type { Changes, Context } from './change.ts'
import { type CartFields, type NewCartFields, writablePaths } from './input/cart.ts'
import type { Purchase } from './purchase/find.ts'

type Path = (typeof writablePaths)[number]
type Contact = NonNullable<StoredAddressWithContact['contactDetails']>

/** Values by their paths: with a mask exactly its fields, where not given emptied; without, those that are given. */
export function givenFields(cart: CartFields, mask: readonly string[] | undefined): Map<Path, unknown> {
  const named = mask?.map((path) => path.replace(/^cart\./, ''))
  const unknown = (named ?? []).filter((path) => !writablePaths.some((each) => masked([path], each)))
  if (unknown.length)
    throw violations(
      unknown.map((path) => ({
        field: 'fieldMask',
        description: `must not name ${path}, which is not a field that can be written`,
        violatedRule: 'FIELD_NOT_ALLOWED' as const,
      })),
    )
  const values = new Map<Path, unknown>()
  for (const path of writablePaths) {
    const value = valueAt(cart, path)
    if (named?.length ? masked(named, path) : value !== undefined) values.set(path, value ?? null)
  }
  return values
}

/** Null below a field that is null itself: to empty a part empties what is in it. */
function valueAt(cart: CartFields, path: Path): unknown {
  const [first = '', second] = path.split('.')
  const whole = (cart as Record<string, unknown>)[first]
  if (!second || whole === undefined || whole === null) return whole
  return (whole as Record<string, unknown>)[second]
}

export async function fieldChanges(
  trx: Trx,
  { config, caller }: Pick<Context, 'config' | 'caller'>,
  { row }: Pick<Purchase, 'row'>,
  values: ReadonlyMap<Path, unknown>,
): Promise<Changes> {
  await checkFields(trx, config, caller, values)
  const pick = <Key extends keyof Changes>(path: Path, column: Key): Changes =>
    values.has(path) ? { [column]: values.get(path) } : {}
  const changes: Changes = {
    ...pick('note', 'buyerNote'),
    ...(values.get('note') === '' ? { buyerNote: null } : {}),
    ...pick('businessInfo.locationId', 'businessLocationId'),
    ...pick('customerInfo.email', 'email'),
    ...pick('customCheckoutUrl', 'overrideCheckoutUrl'),
    ...(values.get('source.channelType') ? { channelType: String(values.get('source.channelType')) } : {}),
    ...destination(row.shippingDestination, values),
    ...billing(row.billingInfo, values),
    ...extras(row, values),
  }
  addressFaults('cart.deliveryInfo', changes.shippingDestination)
  addressFaults('cart.paymentInfo', changes.billingInfo, 'billingAddress')
  refuseForeignTaxId('cart.customerInfo', changes.shippingDestination)
  refuseForeignTaxId('cart.paymentInfo.billingContact', changes.billingInfo)
  return changes
}

async function checkFields(
  trx: Trx,
  config: PlatformConfig,
  caller: Context['caller'],
  values: ReadonlyMap<Path, unknown>,
): Promise<void> {
  const url = values.get('customCheckoutUrl')
  if (typeof url === 'string') requireRegistered(config, 'cart.customCheckoutUrl', url)
  const channel = values.get('source.channelType')
  if (typeof channel === 'string') refuseForeignChannel(caller, channel, 'cart.source.channelType')
  if (values.get('taxInfo.taxExemptGroupId'))
    throw violations([
      {
        field: 'cart.taxInfo.taxExemptGroupId',
        description: 'is not a tax exemption of this store',
        violatedRule: 'VALIDATION',
      },
    ])
  const location = values.get('businessInfo.locationId')
  if (typeof location === 'string' && !(await findLocationId(trx, location)))
    throw applicationError(
      428,
      'BUSINESS_LOCATION_NOT_FOUND',
      'This location does not exist. Choose another one.',
    )
}

function refuseForeignTaxId(at: string, value: StoredAddressWithContact | null | undefined): void {
  if (!value || hasTaxIdOfCountry(value)) return
  throw violations([{ field: `${at}.vatId.id`, ...notATaxId }])
}

const names = ['firstName', 'lastName', 'phone', 'company', 'vatId'] as const

function destination(before: StoredAddressWithContact | null, values: ReadonlyMap<Path, unknown>): Changes {
  const told = names.filter((name) => values.has(`customerInfo.${name}`))
  if (told.length === 0 && !values.has('deliveryInfo.address')) return {}
  const contactDetails = {
    ...before?.contactDetails,
    ...Object.fromEntries(told.map((name) => [name, values.get(`customerInfo.${name}`)])),
  } as Contact
  const address = values.has('deliveryInfo.address') ? values.get('deliveryInfo.address') : before?.address
  return {
    shippingDestination: {
      address: (address ?? null) as StoredAddressWithContact['address'] & {},
      contactDetails,
    },
  }
}

function billing(before: StoredAddressWithContact | null, values: ReadonlyMap<Path, unknown>): Changes {
  const [address, contact] = ['paymentInfo.billingAddress', 'paymentInfo.billingContact'] as const
  if (!values.has(address) && !values.has(contact)) return {}
  const after = {
    address: values.has(address) ? values.get(address) : before?.address,
    contactDetails: values.has(contact) ? values.get(contact) : before?.contactDetails,
  }
  const isEmpty = !after.address && !after.contactDetails
  return { billingInfo: isEmpty ? null : (after as StoredAddressWithContact) }
}

function extras({ purchase }: Purchase['row'], values: ReadonlyMap<Path, unknown>): Changes {
  const [content, fields] = ['source.customContentReference', 'extendedFields'] as const
  if (!values.has(content) && !values.has(fields)) return {}
  return {
    purchase: {
      ...purchase,
      ...(values.has(content) ? { customContentReference: values.get(content) as never } : {}),
      ...(values.has(fields) ? { extendedFields: values.get(fields) as never } : {}),
    },
  }
}

/** Fields that only the beginning takes, and who began it. */
export function beginning({ caller }: Pick<Context, 'caller'>, cart: NewCartFields | undefined) {
  return {
    ...(cart?.settings ? { settings: cart.settings } : {}),
    ...(cart?.customerInfo?.openAccess ? { openAccess: true } : {}),
    ...(cart?.source?.externalReferences ? { externalReferences: cart.source.externalReferences } : {}),
    ...(caller.type === 'APP' ? { createdBy: { appId: caller.appId } } : {}),
  }
}
