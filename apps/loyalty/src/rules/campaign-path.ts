/** Goods as `?line=<product>:<amount>`, once for each. */
export const campaignPath = (lines: readonly { readonly productId: string; readonly amount: string }[]) =>
  `/loyalty/campaign-points?${new URLSearchParams(lines.map(({ productId, amount }) => ['line', `${productId}:${amount}`]))}`
