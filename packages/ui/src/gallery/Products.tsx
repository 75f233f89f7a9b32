import { Button } from '../forms/Button.tsx'
import { Swatch } from '../forms/OptionPicker.tsx'
import { Picture } from '../Picture.tsx'
import { Price } from '../Price.tsx'
import { ProductGrid, ProductTile, ProductTileSkeleton } from '../ProductTile.tsx'
import { vessel } from './art.ts'
import { Example } from './Example.tsx'
import styles from './Gallery.module.css'

const clay = { src: vessel('#efe2d3', '#b4532f', '#6f2c14'), width: 400, height: 500, blurColor: '#efe2d3' }
const sage = { src: vessel('#e4e7dc', '#8b9a7a', '#4f5d41'), width: 400, height: 500, blurColor: '#e4e7dc' }
const ink = { src: vessel('#dfe1e8', '#3a3c52', '#191a26'), width: 400, height: 500, blurColor: '#dfe1e8' }
const none = { src: null, width: 400, height: 500 }

export function Products() {
  return (
    <>
      <Example title="Tiles" block>
        <ProductGrid>
          <li>
            <ProductTile
              name="Tide vase"
              to="#products"
              picture={clay}
              hoverPicture={sage}
              price={{ price: '$48.00' }}
              note="Stoneware, three colors"
              action={<Button size="small">Quick add</Button>}
            />
          </li>
          <li>
            <ProductTile
              name="Meadow vase"
              to="#products"
              picture={sage}
              price={{ price: '$36.00', compareAt: '$45.00' }}
              ribbon="New"
            />
          </li>
          <li>
            <ProductTile
              name="Night vase with a name so long that it needs a second line and then some"
              to="#products"
              picture={ink}
              price={{ price: '$52.00', from: true }}
              soldOut
            />
          </li>
          <li>
            <ProductTile name="Without a picture" to="#products" picture={none} price={{ price: '$12.00' }} />
          </li>
        </ProductGrid>
      </Example>
      <Example title="Tile on its way: the same size" block>
        <ProductGrid aria-hidden="true">
          {['a', 'b', 'c', 'd'].map((key) => (
            <li key={key}>
              <ProductTileSkeleton />
            </li>
          ))}
        </ProductGrid>
      </Example>
      <Example title="Prices">
        <Price price="$48.00" />
        <Price price="$36.00" compareAt="$45.00" />
        <Price price="$19.00" from />
        <Price price="$24.00" perUnit="$3.20 / 100 ml" />
        <Price price={{ amount: '1299.00', currency: 'USD' }} size="large" />
      </Example>
      <Example title="Pictures: cropped around the focal point, missing, failed">
        {[
          <Picture key="0" {...clay} alt="Clay vase" ratio="1" className={styles.picture} />,
          <Picture
            key="1"
            {...sage}
            alt="Sage vase, its neck in view"
            ratio="16 / 9"
            focalPoint={{ x: 0.5, y: 0.2 }}
            className={styles.picture}
          />,
          <Picture key="2" {...none} alt="No picture yet" ratio="1" className={styles.picture} />,
          <Picture
            key="3"
            src="data:image/png;base64,AAAA"
            alt="A picture that could not be had"
            width={1}
            height={1}
            className={styles.picture}
          />,
        ]}
      </Example>
      <Example title="Swatches">
        <Swatch color="#b4532f" label="Clay" />
        <Swatch color="#8b9a7a" label="Sage" />
        <Swatch color="#f3efe6" label="Chalk" />
      </Example>
    </>
  )
}
