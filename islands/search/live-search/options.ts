import { setAttributes } from '../../../src/dom/attributes'
import { text } from '../../../src/page/text'

/** Rows that can be chosen, which excludes the message that nothing was found. */
export const ROW = '.aws_result_item:not(.aws_no_result)'
const LINK = '.aws_result_link_top, a'
/** Scrolling elements, which browsers put into the tab order. */
const SCROLLER = ':scope > ul, :scope > .aws_result_scroll'
/** Parts of a row that describe its option to screen readers. */
const DETAILS = '.aws_result_count, .aws_result_stock, .aws_result_price, .aws_onsale'

/** Names of groups without a heading in the answer. */
const groupNames = (): Readonly<Record<string, string>> => ({
  aws_result_top_custom_item: text('live-search.recommended', 'Recommended'),
  aws_result_tax_product_cat: text('live-search.categories', 'Categories'),
  aws_result_tax_product_tag: text('live-search.tags', 'Tags'),
  aws_result_tag: text('live-search.more', 'More to browse'),
})

/** Consecutive rows with the same group name. */
export interface OptionGroup {
  /** Null for the link to all results, which belongs to no group. */
  readonly name: string | null
  readonly ids: readonly string[]
}

export const rowsIn = (block: ParentNode) => [...block.querySelectorAll<HTMLElement>(ROW)]

export const optionId = (block: Element, row: number) => `${block.id}-option-${row}`

/** The link of a row, which is the option for screen readers. */
export function optionIn(row: HTMLElement): HTMLElement {
  return row.querySelector<HTMLElement>(LINK) ?? row
}

/**
 * Gives the rows' links the role of options and removes them from the tab order, since arrow keys reach
 * them.
 * @returns the groups of the list
 */
export function markOptions(block: HTMLElement): OptionGroup[] {
  const groups: { name: string | null; ids: string[] }[] = []
  for (const scroller of block.querySelectorAll(SCROLLER)) {
    scroller.setAttribute('tabindex', '-1')
    if (scroller.matches('ul')) scroller.setAttribute('role', 'none')
  }
  for (const [index, row] of rowsIn(block).entries()) {
    const option = optionIn(row)
    row.setAttribute('role', 'none')
    setAttributes(option, { id: optionId(block, index), role: 'option', tabindex: '-1' })
    // An option that is selected stays so when rows are added.
    if (!option.hasAttribute('aria-selected')) option.setAttribute('aria-selected', 'false')
    const details = [...row.querySelectorAll(DETAILS)].map((detail, part) => {
      detail.id = `${option.id}-${part}`
      return detail.id
    })
    if (details.length > 0) option.setAttribute('aria-describedby', details.join(' '))
    else option.removeAttribute('aria-describedby')
    const name = groupOf(row)
    const last = groups.at(-1)
    if (last && last.name === name) last.ids.push(option.id)
    else groups.push({ name, ids: [option.id] })
  }
  return groups
}

function groupOf(row: HTMLElement): string | null {
  if (row.matches('.aws_search_more')) return null
  const heading = row.querySelector('.aws_result_heading')?.textContent?.trim()
  if (heading) return heading
  const known = Object.entries(groupNames()).find(([className]) => row.classList.contains(className))
  return known?.[1] ?? text('live-search.products', 'Products')
}
