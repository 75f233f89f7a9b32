import { cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useSaveKey } from './use-save-key.ts'

afterEach(cleanup)

test('Ctrl+S sends a form once, and nothing while an earlier save is under way', () => {
  const pressSave = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  let saves = 0
  function Editor({ canSave }: { readonly canSave: boolean }) {
    const bar = useRef<HTMLDivElement>(null)
    useSaveKey(bar, canSave)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          saves++
        }}
      >
        <div ref={bar} data-save-bar />
      </form>
    )
  }
  const { rerender } = render(<Editor canSave />)
  pressSave()
  expect(saves).toBe(1)
  rerender(<Editor canSave={false} />)
  pressSave()
  expect(saves).toBe(1)
})
