import { safeUrl } from '../../../../src/page/safe-url'
import { quickHtml, quickText, safeAttributes } from '../../../../src/react/safe-html'
import type { FoundTerm, TopResult } from '../answer'
import { joined, suffixed } from './class-names'
import { Item, part } from './Item'
import type { RowContext } from './row-context'

/** Title classes in the block layout. */
const TITLES = { top: 'aws_result_top_custom_item_title', term: 'aws_result_tax_title' }

type LinkRowProps = RowContext & { row: ({ kind: 'top' } & TopResult) | ({ kind: 'term' } & FoundTerm) }

/** A row that links to a top result or to a category, tag or attribute value. */
export function LinkRow({ row, layout }: LinkRowProps) {
  const { className = '', ...attributes } = safeAttributes(row.kind === 'top' ? row.linkData : '')
  const count = row.kind === 'term' && quickText(row.count)
  const name = (
    <>
      {quickHtml(row.name, 'inline')}
      {count && <span className="aws_result_count">{`\u00a0(${count})`}</span>}
    </>
  )
  return (
    <Item layout={layout} className={classesOf(row)}>
      <a {...attributes} className={joined('aws_result_link_top', className)} href={safeUrl(row.link)}>
        {quickText(row.name)}
      </a>
      <span className="aws_result_content">
        {layout === 'list' ? (
          <span className="aws_result_title">{name}</span>
        ) : (
          <span className="aws_result_head">
            <span className={TITLES[row.kind]}>
              {part('aws_result_heading', quickHtml(row.heading, 'inline'))}
              {name}
              {row.kind === 'term' && part('aws_result_hierarchy', quickHtml(row.hierarchy, 'inline'))}
            </span>
          </span>
        )}
        {part('aws_result_excerpt', quickHtml(row.excerpt, 'rich'))}
      </span>
    </Item>
  )
}

function classesOf(row: LinkRowProps['row']): string {
  if (row.kind === 'term')
    return joined('aws_result_item aws_result_tag', suffixed('aws_result_tax', row.taxonomy))
  const top = 'aws_result_top_custom_item'
  return joined('aws_result_item', top, suffixed(top, row.group))
}
