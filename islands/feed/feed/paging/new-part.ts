import { callOn, memberOf } from '../../../../src/dom/member'
import { sanitisePagePart } from '../../../../src/wire/sanitise'
import { trustedHtml } from '../../../../src/wire/trusted-html'
import { WireError } from '../../../../src/wire/wire-error'
import { itemsOf } from '../../feed-markup'
import { keepHarmless } from './keep-harmless'
import { NEXT_INPUT } from './markup'
import { CALL } from './wire'

const GRID_PART = '.cff-album-item, .cff-empty-album'
/** What the server holds a date's day in: no element of HTML. */
const DAY_TAG = 'k'

/** What an answer brings. */
export interface NewPart {
  /** All of it, without what could run. */
  readonly nodes: DocumentFragment
  readonly items: readonly HTMLElement[]
  /** Where the next addresses stand. */
  readonly nextInput: Element | null
  /** Whether it has anything for a grid, if only what the server has left out. */
  readonly hasGridParts: boolean
  /** Whether it looks as if it had posts, as the legacy script sees it. */
  readonly hasPosts: boolean
}

/**
 * Makes nodes of the feed's next items (contract 05 §11.3); there are none in an answer without anything.
 * @throws WireError for an answer that has neither items nor addresses but says something, as a page that tells of an error
 */
export function readNewPart(html: string): NewPart {
  const nodes = clean(html)
  const part = {
    nodes,
    items: itemsOf(nodes),
    nextInput: nodes.querySelector(NEXT_INPUT),
    hasGridParts: nodes.querySelector(GRID_PART) !== null,
    hasPosts: /<(div|span) class=/.test(html),
  }
  const isUnknown = part.items.length === 0 && !part.hasGridParts && !part.nextInput
  if (isUnknown && html.trim() !== '') throw new WireError('unexpected', CALL, html)
  return part
}

function clean(html: string): DocumentFragment {
  // Where nothing runs or loads. In Firefox forms and pictures in it may take the place of its document's own members.
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const box = callOn(page, 'createElement', 'div')
  box.append(...memberOf(page, 'body').childNodes)
  const giveBack = keepHarmless(box)
  const nodes = document.createDocumentFragment()
  const [cleaned] = sanitisePagePart(box, { frames: 'keep', tags: [DAY_TAG] }).children
  nodes.append(...(cleaned?.childNodes ?? []))
  giveBack(nodes)
  return nodes
}
