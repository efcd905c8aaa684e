import { sanitisePagePart } from '../../../src/wire/sanitise'
import { trustedHtml } from '../../../src/wire/trusted-html'
import { bareBlock, isDataBlock, isJavaScript } from './script-kinds'

export const CONTENT = '#jckqv'
/** Stands where a data block was, with its number, while the answer is sanitised. */
const PLACE_ATTRIBUTE = 'data-laurel-block'

/** One product's view as the server answered it. */
export interface Answer {
  /** Without scripts that run and event handlers. */
  readonly content: HTMLElement
  /** The product's name; empty where the content has no heading. */
  readonly title: string
  /** The answer's scripts, dead as yet, in their order. */
  readonly scripts: readonly HTMLScriptElement[]
}

/** WordPress's own `0` and `-1`, nothing, and pages of errors hold no product. */
export function readAnswer(html: string): Answer | null {
  if (!html.includes('jckqv')) return null
  const source = new DOMParser()
    .parseFromString(trustedHtml(html), 'text/html')
    .querySelector<HTMLElement>(CONTENT)
  if (!source) return null
  // A browser that runs scripts takes what is in a `noscript` for text.
  for (const text of source.querySelectorAll('noscript')) text.remove()
  // Not those of pictures, which go with them.
  const all = [...source.querySelectorAll('script')].filter((script) => script instanceof HTMLScriptElement)
  const blocks = all.filter(isDataBlock)
  blocks.forEach((block, index) => {
    const place = source.ownerDocument.createElement('span')
    place.setAttribute(PLACE_ATTRIBUTE, String(index))
    block.replaceWith(place)
  })
  const content = sanitisePagePart(source).querySelector<HTMLElement>(CONTENT)
  if (!content) return null
  blocks.forEach((block, index) => {
    content.querySelector(`[${PLACE_ATTRIBUTE}="${index}"]`)?.replaceWith(bareBlock(block))
  })
  const title = content.querySelector('h1, h2')?.textContent?.trim() ?? ''
  return { content, title, scripts: all.filter(isJavaScript) }
}
