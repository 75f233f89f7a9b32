import { Picture } from '@galleria/ui'

interface Pictured {
  readonly image?:
    | {
        readonly url: string
        readonly width?: number | undefined
        readonly height?: number | undefined
        readonly altText?: string | null | undefined
        readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
      }
    | null
    | undefined
}

/** Decoration: the name stands beside it. */
export function LinePicture({
  line: { image },
  className,
}: {
  line: Pictured
  className?: string | undefined
}) {
  return (
    <Picture
      src={image?.url}
      alt=""
      width={image?.width ?? 400}
      height={image?.height ?? 400}
      focalPoint={image?.focalPoint}
      ratio="1"
      sizes="96px"
      className={className}
    />
  )
}
