import { setAttributes } from '../dom/attributes'
import { listen } from '../dom/listen'
import { pressByKey } from '../dom/press-by-key'

/** A link as the theme prints it, which is a button for keyboard and screen readers. */
function createButton(
  document: Document,
  { className = '', label, onPress }: { className?: string; label: string; onPress: () => void },
): HTMLAnchorElement {
  const button = document.createElement('a')
  if (className) button.className = className
  setAttributes(button, { role: 'button', tabindex: '0', 'aria-label': label })
  listen(button, ['click'], (event) => {
    event.preventDefault()
    onPress()
  })
  listen(button, ['keydown'], pressByKey)
  return button
}

export interface ArrowsOptions {
  /** True for a single slide: the theme's CSS expects the arrows to exist. */
  readonly hidden: boolean
  readonly labels: { readonly previous: string; readonly next: string }
  readonly go: (by: -1 | 1) => void
}

/** The two arrows of a slider, which follow its list (contract 03 §3.1). */
export function createArrows(document: Document, { hidden, labels, go }: ArrowsOptions): HTMLElement {
  const arrows = document.createElement('div')
  arrows.className = 'lSAction'
  if (hidden) arrows.style.display = 'none'
  arrows.append(
    createButton(document, { className: 'lSPrev', label: labels.previous, onPress: () => go(-1) }),
    createButton(document, { className: 'lSNext', label: labels.next, onPress: () => go(1) }),
  )
  return arrows
}

/** Says to screen readers whether a button is that of the slide that is shown. */
export function setCurrent(button: Element, isCurrent: boolean): void {
  if (isCurrent) button.setAttribute('aria-current', 'true')
  else button.removeAttribute('aria-current')
}

/** A list item of the theme's pagers, with its button. */
export interface PagerItem {
  readonly item: HTMLElement
  readonly link: HTMLElement
}

export function createItem(
  document: Document,
  button: { label: string; onPress: () => void },
  content: Node | string,
): PagerItem {
  const [item, link] = [document.createElement('li'), createButton(document, button)]
  link.href = '#'
  link.append(content)
  item.append(link)
  return { item, link }
}

/** Marks one of the items as that of the slide that is shown. */
export function markCurrent(items: readonly PagerItem[], index: number): void {
  items.forEach(({ item, link }, number) => {
    item.classList.toggle('active', number === index)
    setCurrent(link, number === index)
  })
}

/** The row of dots below the slides (contract 03 §3.1). */
export interface Dots {
  readonly pager: HTMLElement
  show(index: number): void
}

export interface DotsOptions {
  readonly count: number
  /** The name of the row for screen readers. */
  readonly label: string
  nameOf(index: number): string
  choose(index: number): void
}

export function createDots(document: Document, { count, label, nameOf, choose }: DotsOptions): Dots {
  const pager = document.createElement('ul')
  pager.className = 'lSPager lSpg'
  pager.setAttribute('aria-label', label)
  const dots = Array.from({ length: count }, (_, index) =>
    createItem(document, { label: nameOf(index), onPress: () => choose(index) }, String(index + 1)),
  )
  pager.append(...dots.map(({ item }) => item))
  return { pager, show: (index) => markCurrent(dots, index) }
}
