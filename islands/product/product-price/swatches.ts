import { setAttributes } from '../../../src/dom/attributes'
import { pressByKey } from '../../../src/dom/press-by-key'
import { closest, find, findAll } from '../../../src/dom/query'
import { safeImageUrl } from '../../../src/page/safe-url'
import type { Scope } from '../../../src/page/scope'
import type { ProductForm } from './markup'

const ROW = '.variant-options.hide :is(tr.tr-colors, tr.tr-sizes)'
const SWATCH = '.option-item, .size-item'
const PICTURES = ':is(.main-item, .thumb-item) img'
const PICTURE_ATTRIBUTES = ['src', 'data-src', 'data-zoom']

/**
 * Copies the hidden row of swatches to the top of the table (contract 08 §7.3).
 * @param choose called with the value of the chosen size
 * @returns a function that highlights the swatch of a size
 */
export function addSwatches(
  { form, size, product }: ProductForm,
  choose: (size: string) => void,
  { listen, add }: Scope,
): (size: string) => void {
  const printed = find(product, ROW)
  const body = find(form, 'table.variations tbody')
  if (!printed || !body || body.querySelector('.tr-colors, .tr-sizes')) return () => {}

  const row = printed.cloneNode(true) as HTMLElement
  const swatches = [...row.querySelectorAll<HTMLElement>(SWATCH)]
  for (const swatch of swatches) {
    setAttributes(swatch, { role: 'button', tabindex: '0' })
    listen(swatch, 'keydown', pressByKey)
  }
  listen(row, 'click', ({ target }) => {
    const swatch = closest(target, SWATCH)
    const value = swatch && sizeOf(swatch, size)
    if (!swatch || !value) return
    showPicture(product, swatch)
    choose(value)
  })
  body.prepend(row)
  add(() => row.remove())
  return (chosen) => {
    for (const swatch of swatches) {
      const isActive = chosen !== '' && sizeOf(swatch, size) === chosen
      swatch.classList.toggle('active', isActive)
      swatch.setAttribute('aria-pressed', String(isActive))
    }
  }
}

/** The server prints the size's name in lower case. */
function sizeOf(swatch: Element, size: HTMLSelectElement): string | undefined {
  const name = swatch.getAttribute('data-variant')?.toLowerCase()
  return [...size.options].find(({ value }) => value.toLowerCase() === name)?.value
}

function showPicture(product: Element, swatch: Element) {
  const url = safeImageUrl(swatch.getAttribute('data-image-url'))
  if (!url) return
  for (const picture of findAll(product, PICTURES)) {
    for (const name of PICTURE_ATTRIBUTES) {
      if (name === 'src' || picture.hasAttribute(name)) picture.setAttribute(name, url)
    }
  }
}
