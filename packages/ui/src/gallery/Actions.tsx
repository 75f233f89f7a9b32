import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '../forms/Button.tsx'
import { Icon } from '../Icon.tsx'
import { TextLink } from '../TextLink.tsx'
import { Example } from './Example.tsx'

const variants = [
  ['primary', 'Add to cart'],
  ['secondary', 'Continue'],
  ['quiet', 'Not now'],
  ['danger', 'Remove'],
] as const

export function Actions() {
  const [pending, setPending] = useState(false)
  return (
    <>
      <Example title="Variants">
        {variants.map(([variant, text]) => (
          <Button key={variant} variant={variant}>
            {text}
          </Button>
        ))}
      </Example>
      <Example title="Sizes">
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </Example>
      <Example title="Disabled">
        {variants.map(([variant, text]) => (
          <Button key={variant} variant={variant} disabled>
            {text}
          </Button>
        ))}
      </Example>
      <Example title="Pending: the width stays, the press is ignored">
        <Button variant="primary" pending>
          Add to cart
        </Button>
        <Button pending>Continue</Button>
        <Button pending={pending} onClick={() => setPending(true)}>
          Press me
        </Button>
      </Example>
      <Example title="With an icon; links that look like buttons">
        <Button variant="primary">
          <Icon name="bag" /> Add to cart
        </Button>
        <ButtonLink href="#actions">
          All lamps <Icon name="arrow-right" />
        </ButtonLink>
        <ButtonLink href="#actions" variant="primary" size="large">
          Shop the edit
        </ButtonLink>
      </Example>
      <Example title="Icon buttons">
        <IconButton label="Search">
          <Icon name="search" />
        </IconButton>
        <IconButton label="Cart">
          <Icon name="bag" />
        </IconButton>
        <IconButton label="Cannot be used" disabled>
          <Icon name="trash" />
        </IconButton>
      </Example>
      <Example title="Text link">
        <p>
          Delivered in two days. <TextLink href="#actions">How we deliver</TextLink>
        </p>
      </Example>
    </>
  )
}
