/** Contract 05 §5.1, §5.2. */
export const POST = '.cff-item:not(.cff-event)'
export const VIEW_COMMENTS = '.cff-view-comments'
export const BOX = '.cff-comments-box'
export const COUNTED_BY_US = 'data-comments-js'

/** A post about which the network is asked. */
export interface AskedPost {
  readonly item: HTMLElement
  /** The post's own id, under which the server knows it. */
  readonly id: string
}

export const partOf = (element: Element, selector: string) => element.querySelector<HTMLElement>(selector)
