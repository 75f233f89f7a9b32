import { Gallery } from '@galleria/ui/gallery'

export function Component() {
  return (
    <>
      <title>Design · Galleria</title>
      <Gallery />
    </>
  )
}
