import { quickHtml } from '../../../../src/react/safe-html'
import type { RowContext } from './row-context'

/** The contract's placeholder URL: a click submits the form. */
const NO_URL = '#'

/** Links to the results page. */
export function MoreRow({ layout, texts }: RowContext) {
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
export function NothingRow({ layout, texts }: RowContext) {
  const Row = layout === 'block' ? 'span' : 'li'
  return <Row className="aws_result_item aws_no_result">{quickHtml(texts.noresults, 'rich')}</Row>
}
