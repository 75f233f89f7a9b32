export type PathStyle = 'hosted' | 'bare'

/**
 * Public prefixes of the hosted platform (wire §1.2). The specification prints paths without them,
 * so the bare path of a call is its public path with the prefix taken off.
 */
const prefixes =
  /^\/(ecom|loyalty-[a-z-]+|members|badges|stores(-reader)?|_api\/(loyalty-[a-z-]+|redirects-api|iam\/[a-z]+))(?=\/v)/

/** `/ecom/v1/carts/current` stays as it is in hosted style and becomes `/v1/carts/current` in bare style. */
export function stylePath(path: string, style: PathStyle): string {
  return style === 'bare' ? path.replace(prefixes, '') : path
}
