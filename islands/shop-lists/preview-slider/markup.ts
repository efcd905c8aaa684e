import { text } from '../../../src/page/text'

const WRAPPER = '.variable-image-wrapper.is-variable'
/** Contract 02 §6.5. */
export const SWIPE_PX = 40

/** The parts of a product with a preview slider (contract 02 §6.5). */
export interface Preview {
  readonly wrapper: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly details: HTMLElement | null
}

export function readPreview(product: HTMLElement): Preview | null {
  const wrapper = product.querySelector<HTMLElement>(WRAPPER)
  if (!wrapper) return null
  return {
    wrapper,
    slides: [...wrapper.querySelectorAll<HTMLElement>(':scope > .img-wrap')],
    details: product.querySelector<HTMLElement>('.product-details'),
  }
}

export const priceIn = (details: Element | null) => details?.querySelector<HTMLElement>('span.price') ?? null

/** The price of a picture's variation. */
export const variationPrice = (slide: Element) => slide.querySelector('.variation-price')
export const isOnSale = (slide: Element) => slide.getAttribute('data-sale') === '1'

/** The accessible name of a picture's dot: its number, and its `alt` text if it has one. */
export function nameOf(slide: Element, index: number, count: number): string {
  const alt = slide.querySelector('img')?.alt.trim()
  const number = text('common.picture-of', 'Picture {number} of {count}', { number: index + 1, count })
  return alt ? `${number}: ${alt}` : number
}
