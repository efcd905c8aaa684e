import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { pressByKey } from '../../../src/dom/press-by-key'

const ACTIVE_CLASS = 'slick-main-active'
const BULLETS_CLASS = 'laurel-quick-bullets'
const THUMBS_CLASS = 'laurel-quick-thumbs'
const THUMBS_SHOWN = 4

export interface PagerOptions {
  readonly count: number
  readonly onPick: (index: number) => void
}

/** What shows which picture is seen, and leads to the others. */
export interface Pager {
  readonly hasButtons: boolean
  mark(index: number): void
}

export const NO_PAGER: Pager = { hasButtons: false, mark() {} }

interface PagerButton {
  readonly button: HTMLElement
  readonly index: number
}

function pagerOf(
  buttons: readonly PagerButton[],
  { count, onPick }: PagerOptions,
  onMark: (button: HTMLElement, isShown: boolean) => void = () => {},
): Pager {
  for (const { button, index } of buttons) {
    button.setAttribute('aria-label', `Show picture ${index + 1} of ${count}`)
    listen(button, ['click'], () => onPick(index))
  }
  return {
    hasButtons: buttons.length > 0,
    mark(shown) {
      for (const { button, index } of buttons) {
        const isShown = index === shown
        if (isShown) button.setAttribute('aria-current', 'true')
        else button.removeAttribute('aria-current')
        onMark(button, isShown)
      }
    },
  }
}

/** The answer's own thumbs become buttons; beyond four they scroll. */
export function createThumbs(box: HTMLElement, options: PagerOptions): Pager {
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
  return pagerOf(thumbs, options, (thumb, isShown) => {
    thumb.classList.toggle(ACTIVE_CLASS, isShown)
    if (isShown) scrollTo(box, thumb)
  })
}

/** Along the row alone: `scrollIntoView` would move what lies around it as well. */
function scrollTo(box: HTMLElement, thumb: HTMLElement) {
  const [outer, inner] = [box.getBoundingClientRect(), thumb.getBoundingClientRect()]
  if (inner.left < outer.left) box.scrollLeft -= outer.left - inner.left
  else if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right
}

/** One bullet for each picture, after them. */
export function createBullets(images: HTMLElement, options: PagerOptions): Pager {
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
