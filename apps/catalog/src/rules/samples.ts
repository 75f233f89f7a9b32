import type { MediaItem, PriceData, Product, Variant } from '@galleria/platform-client/products'

/** Made-up products for the rules' tests. */
export function aPrice(price: number, discountedPrice = price): PriceData {
  const formatted = { price: `$${price.toFixed(2)}`, discountedPrice: `$${discountedPrice.toFixed(2)}` }
  return { currency: 'USD', price, discountedPrice, formatted }
}

export function aPicture(id: string): MediaItem {
  return {
    id,
    mediaType: 'image',
    image: {
      url: `http://platform.test/media/${id}.svg`,
      width: 800,
      height: 1000,
      altText: `Picture ${id}`,
    },
  }
}

export function aFilm(id: string): MediaItem {
  const url = `http://platform.test/media/${id}`
  return {
    id,
    mediaType: 'video',
    thumbnail: { url: `${url}.svg`, width: 800, height: 1000 },
    video: { files: [{ url: `${url}.webm`, width: 800, height: 1000, format: 'webm' }] },
  }
}

export function aFile(id: string, mediaType: string, format: string): MediaItem {
  return { id, mediaType, title: id, file: { url: `http://platform.test/media/${id}.${format}`, format } }
}

export function aVariant(choices: Record<string, string>, stock: Partial<Variant['stock']> = {}): Variant {
  return {
    id: Object.values(choices).join('-'),
    choices,
    variant: { priceData: aPrice(40), visible: true },
    stock: { trackQuantity: false, inStock: true, ...stock },
  }
}

export function aProduct(parts: Partial<Product> = {}): Product {
  return {
    id: 'p1',
    name: 'Linen Shirt',
    slug: 'linen-shirt',
    productType: 'physical',
    stock: { trackInventory: false, inventoryStatus: 'IN_STOCK' },
    priceData: aPrice(40),
    additionalInfoSections: [],
    productOptions: [],
    collectionIds: [],
    variants: [],
    ...parts,
  }
}

/** Color and size; sand is sold out in M, ink altogether. */
export function aShirt(): Product {
  const choice = (value: string, description: string) => ({ value, description })
  return aProduct({
    manageVariants: true,
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          { ...choice('#e6dcc8', 'Sand'), media: { items: [aPicture('sand')] } },
          { ...choice('#1b2a41', 'Ink'), media: { items: [aPicture('ink')] } },
        ],
      },
      { optionType: 'drop_down', name: 'Size', choices: [choice('S', 'S'), choice('M', 'M')] },
    ],
    media: { mainMedia: aPicture('front'), items: ['front', 'back', 'sand', 'ink'].map(aPicture) },
    variants: [
      aVariant({ Color: 'Sand', Size: 'S' }, { trackQuantity: true, quantity: 3 }),
      aVariant({ Color: 'Sand', Size: 'M' }, { inStock: false }),
      aVariant({ Color: 'Ink', Size: 'S' }, { inStock: false }),
      aVariant({ Color: 'Ink', Size: 'M' }, { inStock: false }),
    ],
  })
}
