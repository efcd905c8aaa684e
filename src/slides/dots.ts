import { createButton } from './button'

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
  const dots = Array.from({ length: count }, (_, index) => {
    const item = document.createElement('li')
    const link = createButton(document, { label: nameOf(index), onPress: () => choose(index) })
    link.href = '#'
    link.textContent = String(index + 1)
    item.append(link)
    return { item, link }
  })
  pager.append(...dots.map(({ item }) => item))
  return {
    pager,
    show(index) {
      dots.forEach(({ item, link }, number) => {
        item.classList.toggle('active', number === index)
        if (number === index) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      })
    },
  }
}
