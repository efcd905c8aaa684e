import { parseWebUrl } from '../../../src/page/parse-url'
import { type DrawingType, readType } from './drawing'

/** Contract 04 §16. */
const STILL_CLASS = 'animation-disabled'

interface DrawnIcon {
  /** Undefined without a valid address. */
  readonly url: string | undefined
  readonly type: DrawingType
  readonly isAnimated: boolean
}

export function readIcon(host: HTMLElement): DrawnIcon {
  return {
    url: webAddress(host.getAttribute('data-svg-src'), host.ownerDocument.baseURI),
    type: readType(host.getAttribute('data-anim-type')),
    isAnimated: !host.classList.contains(STILL_CLASS),
  }
}

function webAddress(printed: string | null, base: string): string | undefined {
  return printed?.trim() ? parseWebUrl(printed, base)?.href : undefined
}
