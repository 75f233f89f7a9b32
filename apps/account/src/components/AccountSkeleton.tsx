import { Container, Skeleton, VisuallyHidden } from '@galleria/ui'

export function AccountSkeleton() {
  return (
    <Container data-boundary="account" aria-busy="true">
      <title>Account – Galleria</title>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height="24rem" />
    </Container>
  )
}
