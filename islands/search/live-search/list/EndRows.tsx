import { safeHtml } from '../../../../src/react/safe-html'
import type { Look } from './look'

/** The contract's address for what is no address: a click sends the form. */
const NOWHERE = '#'

/** The way to the results page. */
export function MoreRow({ layout, texts }: Look) {
  if (layout === 'block') {
    return (
      <a className="aws_result_item aws_search_more" href={NOWHERE}>
        {texts.showmore}
      </a>
    )
  }
  return (
    <li className="aws_result_item aws_search_more">
      <a href={NOWHERE}>{texts.showmore}</a>
    </li>
  )
}

/** Says that there is nothing; it cannot be chosen. */
export function NothingRow({ layout, texts }: Look) {
  const Row = layout === 'block' ? 'span' : 'li'
  return <Row className="aws_result_item aws_no_result">{safeHtml(texts.noresults, 'rich')}</Row>
}
