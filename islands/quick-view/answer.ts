import { sanitisePagePart } from '../../src/wire/sanitise'
import { trustedHtml } from '../../src/wire/trusted-html'

export const CONTENT = '#jckqv'

/** One product's view as the server answered it. */
export interface Answer {
  /** Without scripts and event handlers. */
  readonly content: HTMLElement
  /** The answer's scripts, dead as yet, in their order. */
  readonly scripts: readonly HTMLScriptElement[]
}

/** WordPress's own `0` and `-1`, nothing, and pages of errors hold no product. */
export function readAnswer(html: string): Answer | null {
  if (!html.includes('jckqv')) return null
  const content = sanitisePagePart(html).querySelector<HTMLElement>(CONTENT)
  if (!content) return null
  const source = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  return { content, scripts: [...source.querySelectorAll<HTMLScriptElement>(`${CONTENT} script`)] }
}
