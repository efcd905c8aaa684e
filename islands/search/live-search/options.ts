import { setAttributes } from '../../../src/dom/attributes'

/** What can be chosen, in the order of the keys: rows of the list, but not the message that there are none. */
export const ROW = '.aws_result_item:not(.aws_no_result)'
const LINK = '.aws_result_link_top, a'
/** What scrolls: browsers put it into the tab order by themselves, though the arrow keys scroll it from the field. */
const SCROLLER = ':scope > ul, :scope > .aws_result_scroll'
/** What a listener wants to know besides a row's name. */
const FACTS = '.aws_result_count, .aws_result_stock, .aws_result_price, .aws_onsale'

/** Names of groups that the server's answer has none for. */
const GROUP_NAMES: Readonly<Record<string, string>> = {
  aws_result_top_custom_item: 'Recommended',
  aws_result_tax_product_cat: 'Categories',
  aws_result_tax_product_tag: 'Tags',
  aws_result_tag: 'More to browse',
}

/** Rows that follow each other under one name. */
export interface OptionGroup {
  /** Null for what belongs to no group: the way to all results. */
  readonly name: string | null
  readonly ids: readonly string[]
}

export const rowsIn = (block: ParentNode) => [...block.querySelectorAll<HTMLElement>(ROW)]

export const optionId = (block: Element, row: number) => `${block.id}-option-${row}`

/** The link that a row is followed by; it also is the option that a screen reader hears. */
export function optionIn(row: HTMLElement): HTMLElement {
  return row.querySelector<HTMLElement>(LINK) ?? row
}

/**
 * Makes options of the rows' links. The markup itself is the search plugin's and stays so: only roles and names are
 * added, and the links leave the tab order, since the arrow keys lead to them.
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
    // The highlight outlasts a list that grows.
    if (!option.hasAttribute('aria-selected')) option.setAttribute('aria-selected', 'false')
    const facts = [...row.querySelectorAll(FACTS)].map((fact, part) => {
      fact.id = `${option.id}-${part}`
      return fact.id
    })
    if (facts.length > 0) option.setAttribute('aria-describedby', facts.join(' '))
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
  const known = Object.entries(GROUP_NAMES).find(([className]) => row.classList.contains(className))
  return known?.[1] ?? 'Products'
}
