import { DescriptionList } from '../details.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import { Logo, LogoMark } from '../Logo.tsx'
import { Card, Divider, Grid, Heading, Stack } from '../layout.tsx'
import { Example } from './Example.tsx'

const icons: readonly IconName[] = [
  'bag',
  'user',
  'search',
  'menu',
  'close',
  'check',
  'warning',
  'info',
  'chevron-right',
  'chevron-left',
  'chevron-down',
  'arrow-right',
  'plus',
  'star',
  'truck',
  'sun',
  'moon',
  'contrast',
  'trash',
]

export function Layout() {
  return (
    <>
      <Example title="Mark">
        <Logo />
        <LogoMark size={48} />
        <LogoMark size={16} />
      </Example>
      <Example title="Icons">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Example>
      <Example title="Cards in a grid" block>
        <Grid min={15}>
          <Card>
            <Stack gap={3}>
              <Heading level={4} size="lg">
                Summary
              </Heading>
              <DescriptionList
                items={[
                  { term: 'Subtotal', value: '$96.00' },
                  { term: 'Delivery', value: '$6.00' },
                  { term: 'Total', value: '$102.00', strong: true },
                ]}
              />
            </Stack>
          </Card>
          <Card>
            <Stack gap={3}>
              <Heading level={4} size="lg">
                A card
              </Heading>
              <Divider />
              <p>Holds what belongs together.</p>
            </Stack>
          </Card>
        </Grid>
      </Example>
    </>
  )
}
