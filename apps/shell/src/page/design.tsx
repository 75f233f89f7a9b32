import { Gallery } from '@galleria/ui/gallery'

/** Every element in every state; a chunk of its own. */
export function Component() {
  return (
    <>
      <title>Design · Galleria</title>
      <meta name="robots" content="noindex" />
      <Gallery />
    </>
  )
}
