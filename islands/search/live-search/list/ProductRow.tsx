import { useState } from 'react'
import { safeImageUrl, safeUrl } from '../../../../src/page/safe-url'
import { quickHtml, quickText } from '../../../../src/react/safe-html'
import type { FoundProduct } from '../answer'
import { featuredText } from '../texts'
import { joined } from './class-names'
import { Item, part } from './Item'
import type { RowContext } from './row-context'

export function ProductRow({ row, layout, texts }: RowContext & { row: FoundProduct }) {
  const { title, image, featured, stock, sku, excerpt, price, onSale, categories } = row
  const titlePart = (
    <span className="aws_result_title">
      {quickHtml(title, 'rich')}
      {featured && <Star />}
    </span>
  )
  const pricePart = part('aws_result_price', quickHtml(price, 'inline'))
  return (
    <Item
      layout={layout}
      className={joined('aws_result_item', layout === 'block' && onSale ? 'on-sale' : '')}
      plain
    >
      <a className="aws_result_link_top" href={safeUrl(row.link)}>
        {quickText(title)}
      </a>
      <Picture url={safeImageUrl(image)} />
      <span className="aws_result_content">
        {layout === 'list' ? (
          titlePart
        ) : (
          <span className="aws_result_head">
            {titlePart}
            {pricePart}
          </span>
        )}
        {stock && (
          <span className={joined('aws_result_stock', stock.inStock ? 'in' : 'out')}>
            {quickText(stock.text)}
          </span>
        )}
        {sku && (
          <span className="aws_result_sku">
            {texts.sku}
            {quickHtml(sku, 'inline')}
          </span>
        )}
        {part('aws_result_excerpt', quickHtml(excerpt, 'rich'))}
        {layout === 'list' ? pricePart : part('aws_result_term', quickHtml(categories, 'inline'))}
      </span>
      {onSale && (
        <span className="aws_result_sale">
          <span className="aws_onsale">{texts.sale}</span>
        </span>
      )}
    </Item>
  )
}

/** Renders nothing when the picture cannot be loaded. */
function Picture({ url }: { url: string | undefined }) {
  const [isBroken, setBroken] = useState(false)
  if (!url || isBroken) return null
  return (
    <span className="aws_result_image">
      <img loading="lazy" src={url} alt="" onError={() => setBroken(true)} />
    </span>
  )
}

function Star() {
  return (
    <span className="aws_result_featured" title={featuredText()}>
      <svg viewBox="0 0 20 20" width="14" aria-hidden="true">
        <path fill="currentColor" d="M10 1l3 6 6 1-5 4 2 7-6-4-6 4 2-7-5-4 6-1z" />
      </svg>
    </span>
  )
}
