import { Badge } from '../Badge.tsx'
import { Meter } from '../details.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Button } from '../forms/Button.tsx'
import { Notice } from '../Notice.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { Spinner } from '../Spinner.tsx'
import { toast } from '../toast/toast.ts'
import { Example } from './Example.tsx'
import styles from './Gallery.module.css'

export function Feedback() {
  return (
    <>
      <Example title="Notices" block>
        <Notice title="Orders placed today leave tomorrow." />
        <Notice tone="success" title="Your coupon is on.">
          You save $12.00.
        </Notice>
        <Notice tone="warning" title="Only two are left." />
        <Notice
          tone="danger"
          role="note"
          title="The cart could not be reached."
          action={<Button>Retry</Button>}
        >
          Nothing is lost.
        </Notice>
      </Example>
      <Example title="Badges">
        {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Example>
      <Example title="Toasts">
        <Button onClick={() => toast({ title: 'Saved' })}>Plain toast</Button>
        <Button
          onClick={() => toast({ title: 'Added to cart', tone: 'success', description: 'Tide vase, Clay' })}
        >
          Success toast
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Tide vase removed',
              action: { label: 'Undo', onAction: () => toast({ title: 'It is back' }) },
            })
          }
        >
          Toast with undo
        </Button>
        <Button onClick={() => toast({ title: 'That did not work', tone: 'danger' })}>Failure toast</Button>
      </Example>
      <Example title="Meter" block>
        <div className={styles.narrow}>
          <Meter label="Points to Gold" value={320} max={500} text="320 of 500 points" />
        </div>
      </Example>
      <Example title="Busy">
        <Spinner />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.button} />
      </Example>
      <Example title="Empty state" block>
        <EmptyState
          headingLevel={3}
          title="Your cart is empty"
          description="Things you like will wait for you here."
          action={<Button variant="primary">Look around</Button>}
        />
      </Example>
    </>
  )
}
