import type { QuickViewSettings } from '../../../legacy-shims/quick-view-plugin'
import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { pressByKey } from '../../../src/dom/press-by-key'
import { text } from '../../../src/page/text'
import { setCurrent } from '../../../src/slides/controls'

const ACTIVE_CLASS = 'slick-main-active'
const BULLETS_CLASS = 'laurel-quick-bullets'
const THUMBS_CLASS = 'laurel-quick-thumbs'
const THUMBS = '#jckqv_thumbs'
const THUMBS_SHOWN = 4

export interface PagerOptions {
  readonly count: number
  readonly onPick: (index: number) => void
}

/** Buttons that show which picture is selected, and lead to the others. */
export interface Pager {
  readonly hasButtons: boolean
  select(index: number): void
}

const NO_PAGER: Pager = { hasButtons: false, select() {} }

/** The pager that the shop has chosen; thumbs that the answer brings are removed where they are not wanted. */
export function createPager(
  content: HTMLElement,
  images: HTMLElement,
  kind: QuickViewSettings['pager'],
  options: PagerOptions,
): Pager {
  const thumbs = content.querySelector<HTMLElement>(THUMBS)
  if (thumbs && kind === 'thumbnails') return createThumbs(thumbs, options)
  thumbs?.remove()
  return kind === 'bullets' ? createBullets(images, options) : NO_PAGER
}

interface PagerButton {
  readonly button: HTMLElement
  readonly index: number
}

function pagerOf(
  buttons: readonly PagerButton[],
  { count, onPick }: PagerOptions,
  onSelect: (button: HTMLElement, isSelected: boolean) => void = () => {},
): Pager {
  for (const { button, index } of buttons) {
    button.setAttribute(
      'aria-label',
      text('quick-view.show-picture', 'Show picture {number} of {count}', { number: index + 1, count }),
    )
    listen(button, ['click'], () => onPick(index))
  }
  return {
    hasButtons: buttons.length > 0,
    select(selected) {
      for (const { button, index } of buttons) {
        const isSelected = index === selected
        setCurrent(button, isSelected)
        onSelect(button, isSelected)
      }
    },
  }
}

/** Makes buttons of the thumbs that the answer brings. More than four are scrolled. */
function createThumbs(box: HTMLElement, options: PagerOptions): Pager {
  const thumbs = [...box.querySelectorAll<HTMLElement>(':scope > *')].map((button, position) => {
    const printed = Number(button.getAttribute('data-index') ?? Number.NaN)
    const index = Number.isInteger(printed) && printed >= 0 && printed < options.count ? printed : position
    return { button, index }
  })
  box.classList.add(THUMBS_CLASS)
  box.style.setProperty('--laurel-thumbs', String(THUMBS_SHOWN))
  for (const { button } of thumbs) {
    setAttributes(button, { role: 'button', tabindex: '0' })
    for (const picture of button.querySelectorAll('img')) picture.alt = ''
    listen(button, ['keydown'], pressByKey)
  }
  return pagerOf(thumbs, options, (thumb, isSelected) => {
    thumb.classList.toggle(ACTIVE_CLASS, isSelected)
    if (isSelected) scrollTo(box, thumb)
  })
}

/** Scrolls the row alone: `scrollIntoView` would scroll its ancestors as well. */
function scrollTo(box: HTMLElement, thumb: HTMLElement) {
  const [outer, inner] = [box.getBoundingClientRect(), thumb.getBoundingClientRect()]
  if (inner.left < outer.left) box.scrollLeft -= outer.left - inner.left
  else if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right
}

/** Adds one bullet for each picture below them. */
function createBullets(images: HTMLElement, options: PagerOptions): Pager {
  const { ownerDocument: document } = images
  const box = document.createElement('div')
  box.className = BULLETS_CLASS
  const bullets = Array.from({ length: options.count }, (_, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    box.append(button)
    return { button, index }
  })
  images.after(box)
  return pagerOf(bullets, options)
}
