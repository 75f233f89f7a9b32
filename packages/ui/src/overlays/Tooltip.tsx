import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export interface TooltipProps {
  readonly text: ReactNode
  /** The focusable element it explains; what it says must not be needed to use it. */
  readonly children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <InLanguage>
      <TooltipTrigger delay={400}>
        <Focusable>{children as ReactElement<never, string>}</Focusable>
        <AriaTooltip className={styles.tooltip ?? ''} offset={6}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </InLanguage>
  )
}
