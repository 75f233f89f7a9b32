import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop, stockProduct } from '../../../dev/testing/shop.ts'
import { address, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
})
afterAll(() => site.close())

it('An order keeps what its lines were, whatever they were', async () => {
  const staff = staffOf(site)
  const lamp = await stockProduct(site.platform.services.db, { priceMinor: 2500, quantity: 5 })
  const { productId: catalogItemId, variantId } = lamp
  const text = (original: string) => ({ original })
  const { checkout } = (
    await staff('POST', '/ecom/v1/checkouts', {
      channelType: 'POS',
      lineItems: [
        {
          quantity: 2,
          catalogReference: { catalogItemId, appId: STORES_APP_ID, options: { variantId } },
          extendedFields: { namespaces: { shop: { shelf: 'B' } } },
        },
      ],
      customLineItems: [
        {
          price: '40.00',
          quantity: 1,
          productName: text('Lesson'),
          itemType: { preset: 'SERVICE' },
          priceDescription: text('by the hour'),
          depositAmount: '10.00',
          paymentOption: 'DEPOSIT_ONLINE',
          serviceProperties: { scheduledDate: '2027-01-10T10:00:00.000Z', numberOfParticipants: 2 },
          rootCatalogItemId: 'lessons',
          modifierGroups: [
            { id: 'g', name: text('Extras'), modifiers: [{ id: 'm', label: text('Clay'), price: '2.50' }] },
          ],
        },
      ],
      checkoutInfo: {
        buyerInfo: { email: 'ada@example.test' },
        customFields: [{ title: 'Engraving', value: 'A. L.' }],
        shippingInfo: {
          shippingDestination: { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
          selectedCarrierServiceOption: { code: 'standard' },
        },
      },
    })
  ).body
  const payment = { method: 'approved' }
  const { orderId } = (await staff('POST', `/ecom/v1/checkouts/${checkout.id}/create-order`, { payment }))
    .body
  const { order } = (await staff('GET', `/ecom/v1/orders/${orderId}`)).body
  expect(order).toMatchObject({
    channelInfo: { type: 'POS' },
    siteLanguage: 'en',
    customFields: [{ title: 'Engraving', value: 'A. L.' }],
    shippingInfo: { cost: { taxInfo: { taxAmount: { amount: '0.00' } } } },
    lineItems: [
      {
        rootCatalogItemId: catalogItemId,
        customLineItem: false,
        physicalProperties: { weight: 1, sku: 'LAMP', shippable: true },
        extendedFields: { namespaces: { shop: { shelf: 'B' } } },
      },
      {
        rootCatalogItemId: 'lessons',
        customLineItem: true,
        paymentOption: 'DEPOSIT_ONLINE',
        depositAmount: { amount: '10.00' },
        priceDescription: { original: 'by the hour' },
        serviceProperties: { numberOfParticipants: 2 },
        modifierGroups: [{ name: { original: 'Extras' }, modifiers: [{ price: { amount: '2.50' } }] }],
      },
    ],
  })
  // Paid is what was due now; the rest of the deposit is owed.
  expect(order.paymentStatus).toBe('PARTIALLY_PAID')
  const shopper = await Shopper.visitor(site)
  expect((await shopper.call('GET', `/ecom/v1/orders/${orderId}`)).status).toBe(404)
})
