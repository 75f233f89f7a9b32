import { inStyle } from '@galleria/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect } from 'react'

interface Props {
  readonly count: number
  readonly span: number
  readonly scroll: HTMLElement
  /** Set to what scrolls to a row. */
  readonly reveal: RefObject<((index: number) => void) | undefined>
  readonly line: (index: number) => ReactNode
}

/** Pixels of a row; on a narrow screen each has two lines. */
const heightOfRow = () => (matchMedia('(max-width: 40rem)').matches ? 60 : 32)

/** Rows in sight and some around them, between two empty rows as high as all others. */
export function VirtualRows({ count, span, scroll, reveal, line }: Props) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll,
    estimateSize: heightOfRow,
    overscan: 12,
    initialRect: { width: 1200, height: 800 },
    useFlushSync: false,
  })
  useEffect(() => {
    reveal.current = (index) => virtual.scrollToIndex(index)
  }, [virtual, reveal])
  const shown = virtual.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <tbody>
      <Space height={above} span={span} />
      {shown.map(({ index }) => line(index))}
      <Space height={below} span={span} />
    </tbody>
  )
}

function Space({ height, span }: { readonly height: number; readonly span: number }) {
  return (
    height > 0 && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
      <tr aria-hidden="true">
        <td colSpan={span} ref={inStyle({ blockSize: `${height}px`, padding: '0', border: '0' })} />
      </tr>
    )
  )
}
