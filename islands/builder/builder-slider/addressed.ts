import { hashText } from '../../../src/page/address-hash'

/** The number of the slide that the page's address leads to, or that holds what it leads to. */
export function addressed({ document, location }: Window, slides: readonly Element[]): number | undefined {
  const id = hashText(location.hash)
  const target = id === '' ? null : document.getElementById(id)
  const index = target ? slides.findIndex((slide) => slide.contains(target)) : -1
  return index < 0 ? undefined : index
}
