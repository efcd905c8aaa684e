import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { pressByKey } from '../../../src/dom/press-by-key'

export interface Dots {
  readonly list: HTMLOListElement
  show(index: number): void
}

/** Creates one dot for each picture. The keyboard reaches the pictures by the dots alone. */
export function createDots(
  document: Document,
  names: readonly string[],
  choose: (index: number) => void,
): Dots {
  const list = document.createElement('ol')
  list.className = 'preview-slider-dots'
  const links = names.map((name, index) => {
    const link = document.createElement('a')
    setAttributes(link, { href: '#0', role: 'button', 'aria-label': name })
    link.textContent = String(index + 1)
    listen(link, ['click'], (event) => {
      event.preventDefault()
      choose(index)
    })
    listen(link, ['keydown'], pressByKey)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
    return { item, link }
  })
  return {
    list,
    show(selected) {
      links.forEach(({ item, link }, index) => {
        item.classList.toggle('selected', index === selected)
        link.setAttribute('aria-pressed', String(index === selected))
      })
    },
  }
}
