import { Disclosure } from '../details.tsx'
import { Breadcrumb, Pagination, SectionNav } from '../navigation.tsx'
import { Example } from './Example.tsx'

export function Navigation() {
  return (
    <>
      <Example title="Breadcrumb" block>
        <Breadcrumb
          items={[
            { label: 'Home', to: '#color' },
            { label: 'Vases', to: '#products' },
            { label: 'Tide vase' },
          ]}
        />
      </Example>
      <Example title="Pages" block>
        <Pagination page={4} pages={12} hrefFor={(page) => `#page-${page}`} />
      </Example>
      <Example title="Sections" block>
        <SectionNav aria-label="Sections">
          <a href="#navigation" aria-current="page">
            Overview
          </a>
          <a href="#navigation">Orders</a>
        </SectionNav>
      </Example>
      <Example title="Disclosure, works without script" block>
        <Disclosure title="Materials and care" open>
          <p>Stoneware with a matt glaze. Wash by hand.</p>
        </Disclosure>
        <Disclosure title="Delivery">
          <p>Two to four days.</p>
        </Disclosure>
      </Example>
    </>
  )
}
