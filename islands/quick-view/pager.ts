import { setAttributes } from '../../src/page/attributes'
import { listen } from '../../src/page/listen'
import { pressByKey } from '../../src/page/press-by-key'

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

const nameOf = (index: number, count: number) => `Show picture ${index + 1} of ${count}`

/** The answer's own thumbs become buttons; beyond four they scroll. */
export function createThumbs(box: HTMLElement, { count, onPick }: PagerOptions): Pager {
  const thumbs = [...box.querySelectorAll<HTMLElement>(':scope > *')].map((thumb, position) => {
    const printed = Number(thumb.getAttribute('data-index') ?? Number.NaN)
    const index = Number.isInteger(printed) && printed >= 0 && printed < count ? printed : position
    return { thumb, index }
  })
  box.classList.add(THUMBS_CLASS)
  box.style.setProperty('--laurel-thumbs', String(THUMBS_SHOWN))
  for (const { thumb, index } of thumbs) {
    setAttributes(thumb, { role: 'button', tabindex: '0', 'aria-label': nameOf(index, count) })
    for (const picture of thumb.querySelectorAll('img')) picture.alt = ''
    listen(thumb, ['click'], () => onPick(index))
    listen(thumb, ['keydown'], (event) => {
      if (event instanceof KeyboardEvent) pressByKey(event)
    })
  }
  return {
    hasButtons: thumbs.length > 0,
    mark(shown) {
      for (const { thumb, index } of thumbs) {
        const isShown = index === shown
        thumb.classList.toggle(ACTIVE_CLASS, isShown)
        if (isShown) thumb.setAttribute('aria-current', 'true')
        else thumb.removeAttribute('aria-current')
        if (isShown) scrollTo(box, thumb)
      }
    },
  }
}

/** Along the row alone: `scrollIntoView` would move what lies around it as well. */
function scrollTo(box: HTMLElement, thumb: HTMLElement) {
  const [outer, inner] = [box.getBoundingClientRect(), thumb.getBoundingClientRect()]
  if (inner.left < outer.left) box.scrollLeft -= outer.left - inner.left
  else if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right
}

/** One bullet for each picture, after them. */
export function createBullets(images: HTMLElement, { count, onPick }: PagerOptions): Pager {
  const { ownerDocument: document } = images
  const box = document.createElement('div')
  box.className = BULLETS_CLASS
  const bullets = Array.from({ length: count }, (_, index) => {
    const bullet = document.createElement('button')
    bullet.type = 'button'
    bullet.setAttribute('aria-label', nameOf(index, count))
    listen(bullet, ['click'], () => onPick(index))
    return bullet
  })
  box.append(...bullets)
  images.after(box)
  return {
    hasButtons: true,
    mark(shown) {
      bullets.forEach((bullet, index) => {
        if (index === shown) bullet.setAttribute('aria-current', 'true')
        else bullet.removeAttribute('aria-current')
      })
    },
  }
}
