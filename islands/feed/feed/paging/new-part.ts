import { callOn, memberOf } from '../../../../src/dom/member'
import { sanitisePagePart } from '../../../../src/wire/sanitise'
import { trustedHtml } from '../../../../src/wire/trusted-html'
import { WireError } from '../../../../src/wire/wire-error'
import { itemsOf } from '../../feed-markup'
import { NEXT_INPUT } from './markup'
import { protectFromSanitiser } from './protect-from-sanitiser'
import { CALL } from './wire'

const GRID_PART = '.cff-album-item, .cff-empty-album'
/** The element around a date's day, which is not part of HTML. */
const DAY_TAG = 'k'

/** The content of an answer. */
export interface NewPart {
  /** All nodes, sanitised. */
  readonly nodes: DocumentFragment
  readonly items: readonly HTMLElement[]
  /** The input with the next addresses. */
  readonly nextInput: Element | null
  /** Whether it has items of a grid, or marks of items that the server omitted. */
  readonly hasGridParts: boolean
  /** Whether the legacy script would find posts in it. */
  readonly hasPosts: boolean
}

/**
 * Makes nodes of an answer with the feed's next items (contract 05 §11.3). An empty answer has none.
 * @throws WireError for text without items and addresses, such as an error page
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
  // Nothing in this document runs or loads. In Firefox, its forms and images may clobber the document's members.
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const box = callOn(page, 'createElement', 'div')
  box.append(...memberOf(page, 'body').childNodes)
  const restore = protectFromSanitiser(box)
  const nodes = document.createDocumentFragment()
  const [cleaned] = sanitisePagePart(box, { frames: 'keep', tags: [DAY_TAG] }).children
  nodes.append(...(cleaned?.childNodes ?? []))
  restore(nodes)
  return nodes
}
