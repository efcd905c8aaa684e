import { createItem } from '../../../src/slides/controls'

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
  const dots = names.map((label, index) => {
    const dot = createItem(document, { label, onPress: () => choose(index) }, String(index + 1))
    dot.link.setAttribute('href', '#0')
    list.append(dot.item)
    return dot
  })
  return {
    list,
    show(selected) {
      dots.forEach(({ item, link }, index) => {
        item.classList.toggle('selected', index === selected)
        link.setAttribute('aria-pressed', String(index === selected))
      })
    },
  }
}
