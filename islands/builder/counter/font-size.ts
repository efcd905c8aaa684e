import type { Scope } from '../../../src/page/scope'

/** Contract 04 §6. */
const LEAST_PX = 16
const MOST_PX = 62
/** The ratio of the width to the font size. */
const WIDTH_TO_FONT_SIZE = 4
/** No digit of a common font is narrower, in font sizes: a shorter text fits for certain, or nearly so. */
const NARROW_DIGIT = 0.5

/** The font size of a number for a width, both in px. */
export const fontSizeFor = (width: number): number =>
  Math.min(MOST_PX, Math.max(LEAST_PX, width / WIDTH_TO_FONT_SIZE))

/**
 * Sets the font size of a number by the width of its box. A final text that is too long for that is fitted by the
 * library, which is fetched for it.
 * @param retry called when the library is there
 * @returns a function that sets it, for a width in px
 */
export function createFontSize(
  scope: Scope,
  number: HTMLElement,
  text: string,
  retry: () => void,
): (width: number) => void {
  let library: typeof import('../../../legacy-shims/fitty') | undefined
  let isAsked = false

  function fetchLibrary() {
    if (isAsked) return
    isAsked = true
    import('../../../legacy-shims/fitty').then((found) => {
      library = found
      retry()
    }, scope.report)
  }

  return (width) => {
    let size = fontSizeFor(width)
    if (text.length * NARROW_DIGIT * size >= width) {
      if (!library) fetchLibrary()
      else
        [size = size] = library.fittingSizes([
          { box: number, text, leastPx: LEAST_PX, mostPx: size, wraps: false },
        ])
    }
    scope.adopt.style(number, 'font-size', `${size}px`)
  }
}
