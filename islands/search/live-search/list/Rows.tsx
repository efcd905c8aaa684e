import { memo } from 'react'
import { quickHtml } from '../../../../src/react/safe-html'
import type { Row } from '../rows'
import { LinkRow } from './LinkRow'
import { ProductRow } from './ProductRow'
import type { RowContext } from './row-context'

/** The contract's placeholder URL: a click submits the form. */
const NO_URL = '#'

export interface RowsProps extends RowContext {
  readonly rows: readonly Row[]
}

/** The list in the search plugin's own markup, in one of its two layouts (contract 06 §3.2, §3.3). */
export function Rows({ rows, ...context }: RowsProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a list is replaced as a whole, and its rows have no other name
  const items = rows.map((row, index) => <RowView key={index} row={row} {...context} />)
  if (context.layout === 'list') return <ul>{items}</ul>
  return (
    <div className="aws_result_scroll">
      <div className="aws_result_inner">
        <div className="aws_results style-inline">{items}</div>
      </div>
    </div>
  )
}

const RowView = memo(function RowView({ row, ...context }: RowContext & { row: Row }) {
  switch (row.kind) {
    case 'text':
      return <div className="aws_top_text">{quickHtml(row.html, 'rich')}</div>
    case 'top':
    case 'term':
      return <LinkRow row={row} {...context} />
    case 'product':
      return <ProductRow row={row} {...context} />
    case 'more':
      return <MoreRow {...context} />
    case 'nothing':
      return <NothingRow {...context} />
  }
})

/** Links to the results page. */
function MoreRow({ layout, texts }: RowContext) {
  if (layout === 'block') {
    return (
      <a className="aws_result_item aws_search_more" href={NO_URL}>
        {texts.showmore}
      </a>
    )
  }
  return (
    <li className="aws_result_item aws_search_more">
      <a href={NO_URL}>{texts.showmore}</a>
    </li>
  )
}

/** The message that nothing was found; it cannot be chosen. */
function NothingRow({ layout, texts }: RowContext) {
  const Row = layout === 'block' ? 'span' : 'li'
  return <Row className="aws_result_item aws_no_result">{quickHtml(texts.noresults, 'rich')}</Row>
}
