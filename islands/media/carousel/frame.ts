import { moveNode } from '../../../src/dom/move-node'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { HOLDERS, itemsOf } from './markup'

/** The elements that the theme's CSS expects in a carousel (contract 03 §1.4). */
export interface Frame {
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
  slides(): readonly HTMLElement[]
  /**
   * Wraps items that scripts have added to the list, and drops the slides of items that they have removed.
   * @returns whether anything has changed
   */
  sync(): boolean
  /** @param options widths in px: of a slide, and of the list's content box */
  size(options: { slidePx: number; perView: number; widthPx: number; rtl: boolean }): void
}

export function createFrame(list: HTMLElement, { document, adopt, add }: Scope): Frame {
  const outer = block(document, 'owl-wrapper-outer')
  const wrapper = block(document, 'owl-wrapper')
  // A flex line is as high as its highest item.
  Object.assign(wrapper.style, { display: 'flex', alignItems: 'flex-start', left: '0px' })
  outer.style.position = 'relative'
  outer.append(wrapper)
  let slides: HTMLElement[] = []

  /** Inserts the frame before the first item: other elements may come before it. */
  function insertOuter() {
    for (const slide of slides) slide.remove()
    slides = []
    list.insertBefore(outer, itemsOf(list)[0] ?? null)
  }

  function wrap(item: HTMLElement): HTMLElement {
    const slide = block(document, 'owl-item')
    slide.style.flex = 'none'
    slide.setAttribute('role', 'group')
    slide.setAttribute('aria-roledescription', text('common.slide', 'slide'))
    if (item.matches(HOLDERS)) slide.setAttribute('aria-hidden', 'true')
    // The list is no list any more for screen readers.
    if (item.matches('li:not([role])')) adopt.attribute(item, 'role', 'none')
    wrapper.insertBefore(slide, isBefore(item, outer) ? (slides[0] ?? null) : null)
    moveNode(item, slide)
    return slide
  }
  function sync() {
    // A script that has replaced the list's content has removed the frame as well.
    const isReplaced = outer.parentElement !== list
    if (isReplaced) insertOuter()
    const added = itemsOf(list)
    const kept = slides.filter((slide) => slide.childElementCount > 0)
    if (!isReplaced && added.length === 0 && kept.length === slides.length) return false
    for (const slide of slides) if (!kept.includes(slide)) slide.remove()
    slides = kept
    added.forEach(wrap)
    slides = [...wrapper.children].filter((slide) => slide instanceof HTMLElement)
    for (const [index, slide] of slides.entries()) {
      slide.setAttribute(
        'aria-label',
        text('common.of', '{number} of {count}', { number: index + 1, count: slides.length }),
      )
    }
    return true
  }
  sync()
  add(() => {
    const before = outer.parentElement === list ? outer : null
    for (const slide of slides) for (const item of [...slide.children]) moveNode(item, list, before)
    outer.remove()
  })
  return {
    outer,
    wrapper,
    slides: () => slides,
    sync,
    size({ slidePx, perView, widthPx, rtl }) {
      wrapper.style.width = `${slidePx * perView}px`
      // Embla expects no gap at the line's left: in right-to-left pages the rest of the rounding goes to its right.
      if (rtl) wrapper.style.marginRight = `${widthPx - slidePx * perView}px`
      for (const slide of slides) slide.style.width = `${slidePx}px`
    },
  }
}

const isBefore = (node: Node, other: Node) =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

function block(document: Document, className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  return element
}
