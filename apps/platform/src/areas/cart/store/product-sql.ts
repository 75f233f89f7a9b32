const counted = `v, p.visible, p.revision, p.changed_at, p.name, p.slug, p.product_type, p.gift_card,
    p.sku, p.weight`

/**
 * ETag of `variants v` and `products p`: all columns that prices are counted from, whoever writes them; the rest of the
 * product by its time of change. Its tax group is not among them, since a change of it changes the terms. Not digested:
 * Postgres takes longer to make a digest than to send the text.
 */
export const productEtag = `concat_ws(' ', ${counted})`

/**
 * The same for products that were read at another time than the terms, whose revision is part of it: changes of tax
 * groups count it up. For a process's memory alone.
 */
export const productEtagWithTerms = `concat_ws(' ', ${counted}, (select revision from trade_revision where id = 1))`

/** JSON of `products p` and `tax_group_products g`. */
export const productJson = `jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name,
    'productType', p.product_type, 'giftCard', p.gift_card, 'media', p.media, 'options', p.options,
    'sku', p.sku, 'weight', p.weight::text, 'digitalFile', p.digital_file,
    'membersOnly', p.members_only, 'taxGroupId', g.tax_group_id)`

/** JSON of `variants v`. */
export const variantJson = `jsonb_build_object('id', v.id, 'productId', v.product_id, 'position', v.position,
    'choices', v.choices, 'sku', v.sku, 'priceMinor', v.price_minor, 'saleMinor', v.sale_minor,
    'costMinor', v.cost_minor, 'weight', v.weight::text, 'visible', v.visible, 'preorder', v.preorder, 'preordered', v.preordered,
    'trackQuantity', v.track_quantity, 'quantity', v.quantity, 'inStock', v.in_stock)`
