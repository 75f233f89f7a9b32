import { Picture } from '@galleria/ui'
import type { Line } from '../rules/model/index.ts'

/** Decoration: the name stands beside it. */
export function LinePicture({
  line: { image },
  className,
}: {
  line: Pick<Line, 'image'>
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
