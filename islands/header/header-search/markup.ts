/** Contract 01 §7. */
export const BOX_LINK = '.header-search-link-alt'
const BOX = '.header-search-wrap'
export const FULL_LINK = '.fs-header-search-link'
export const FULL_SEARCH = '#sf-full-header-search'
export const FULL_BACKDROP = '#sf-full-header-search-backdrop'
export const FULL_CLOSE = '.sf-fhs-close'

/** The box beside a link, in the same item. */
export function boxOf(link: Element | undefined): HTMLElement | null {
  return link?.parentElement?.querySelector<HTMLElement>(BOX) ?? null
}

export function fieldIn(search: Element): HTMLInputElement | null {
  return search.querySelector<HTMLInputElement>('input:not([type="hidden"])')
}
