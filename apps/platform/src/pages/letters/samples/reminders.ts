import { backInStockLetter } from '../../../areas/catalog/index.ts'
import { leftLetter } from '../../../areas/checkout/index.ts'
import { pointsExpiringLetter } from '../../../areas/loyalty/index.ts'
import { letterPicture } from '../../../areas/media/index.ts'
import { newsletterConfirmLetter, newsletterWelcomeLetter } from '../../../areas/members/index.ts'
import { reviewRequestLetter } from '../../../areas/reviews/index.ts'
import { priceDropLetter } from '../../../areas/wishlists/index.ts'
import { ada, daysAfter, type Sample, type Seen } from './sample.ts'

const left = (seen: Seen, what: 'cart' | 'checkout', isMember: boolean) =>
  leftLetter(seen.shop, {
    left: what,
    to: ada,
    language: seen.language.code,
    url: `${seen.shop.publicUrl}/_hosted/recover-${what}/1?until=1767225600&proof=9b2f6d`,
    isMember,
    currency: 'USD',
    items: [
      {
        name: 'Glazed stoneware vase',
        quantity: 2,
        amount: 4800,
        picture: letterPicture(seen.shop, `${seen.shop.publicUrl}/media/vase_arc-vase_c7704d_front.webp`),
      },
      { name: 'Linen tea towel', quantity: 1, amount: 1450, picture: undefined },
    ],
  })

const points = (seen: Seen, expiringAmount: number, pointName: string) =>
  pointsExpiringLetter(
    { ...seen.shop, timeZone: 'UTC' },
    {
      loginEmail: ada,
      language: seen.language.code,
      expiringAmount,
      expiringAt: daysAfter(seen, 30),
      pointName,
    },
  )

export const reminderSamples = {
  'cart-left': {
    about: 'To a shopper who left a cart.',
    letters: (seen) => [left(seen, 'cart', true), left(seen, 'cart', false)],
  },
  'checkout-left': {
    about: 'To a shopper who left a checkout.',
    letters: (seen) => [left(seen, 'checkout', true)],
  },
  'back-in-stock': {
    about: 'To a shopper who asked to be told when a product is back.',
    letters: ({ shop, language }) => [
      backInStockLetter(shop, {
        ...{ to: ada, language: language.code, isMember: true },
        ...{ product: 'Glazed stoneware vase', slug: 'glazed-stoneware-vase' },
      }),
    ],
  },
  'price-drop': {
    about: 'To a member whose wishlist tells of prices, once for each drop.',
    letters: ({ shop, language }) => [
      priceDropLetter(shop, {
        ...{ to: ada, language: language.code, currency: 'USD' },
        items: [
          {
            name: 'Glazed stoneware vase',
            slug: 'glazed-stoneware-vase',
            priceMinor: 3900,
            addedMinor: 4800,
          },
          { name: 'Linen tea towel', slug: 'linen-tea-towel', priceMinor: 1200, addedMinor: 1500 },
        ],
      }),
    ],
  },
  'review-request': {
    about: 'To a member some days after an order was sent.',
    letters: ({ shop, language }) => [
      reviewRequestLetter(shop, {
        ...{ to: ada, language: language.code },
        products: [
          { name: 'Glazed stoneware vase', slug: 'glazed-stoneware-vase' },
          { name: 'Linen tea towel', slug: 'linen-tea-towel' },
        ],
      }),
    ],
  },
  'points-expiring': {
    about: 'To a member who loses points within a month.',
    letters: (seen) => [points(seen, 120, 'Points'), points(seen, 1, 'Points'), points(seen, 120, 'Petals')],
  },
  'newsletter-confirm': {
    about: 'To an address that was entered for the newsletter.',
    letters: ({ shop, language }) => [
      newsletterConfirmLetter(
        shop,
        ada,
        `${shop.publicUrl}/_hosted/newsletter/confirm/1?until=1&proof=9b2f6d`,
        language,
      ),
    ],
  },
  'newsletter-welcome': {
    about: 'To a new subscriber of the newsletter.',
    letters: ({ shop, language }) => [
      newsletterWelcomeLetter(
        shop,
        ada,
        `${shop.publicUrl}/_hosted/newsletter/unsubscribe/1?until=1&proof=9b2f6d`,
        language,
      ),
    ],
  },
} as const satisfies Record<string, Sample>
