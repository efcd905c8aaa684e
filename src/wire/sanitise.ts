import createPurifier, { type Config } from 'dompurify'
import { templateContent, trustedTypesPolicy } from './trusted-html'

const FORM_PARTS = ['form', 'input', 'button', 'textarea', 'select']
/** Of frames: what holds them back comes along, a document written into an attribute does not. */
const FRAME_ATTRIBUTES = ['allow', 'allowfullscreen', 'frameborder', 'referrerpolicy', 'sandbox', 'scrolling']

export interface PagePartOptions {
  /** Whether the frames of other sites stay, as films of a video site; default: they go. */
  readonly frames?: 'keep' | 'drop'
  /** Elements that HTML does not know, and the part's own scripts and styles do. */
  readonly tags?: readonly string[]
}

/**
 * Makes nodes of HTML that a server answered: no scripts, no event handlers, no script URLs, no styles or forms that
 * could take over the page.
 */
export function sanitise(html: string): DocumentFragment {
  return clean(html, { FORBID_TAGS: ['style', ...FORM_PARTS], FORBID_ATTR: ['style'] })
}

/**
 * The same for whole parts of the shop's own pages, such as its cart, a row of a table or a product: with their forms,
 * fields and inline styles, which may be named as a shop names them, and pictures from the page's own sprite.
 * @param part HTML, or an element of another document
 */
export function sanitisePagePart(
  part: string | Element,
  { frames = 'drop', tags = [] }: PagePartOptions = {},
): DocumentFragment {
  const keepsFrames = frames === 'keep'
  return clean(typeof part === 'string' ? templateContent(part) : part, {
    ADD_TAGS: ['use', ...tags, ...(keepsFrames ? ['iframe'] : [])],
    ADD_ATTR: ['target', 'form', ...(keepsFrames ? FRAME_ATTRIBUTES : [])],
    SANITIZE_DOM: false,
    // Descriptions of variations hold comments and tags, in data that is no HTML. They could only break out of what is
    // written as HTML and parsed again: this stays nodes.
    SAFE_FOR_XML: false,
  })
}

function clean(dirty: string | Node, rules: Config): DocumentFragment {
  const purifier = createPurifier(window)
  const trusted = trustedTypesPolicy(window)
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const isForeign = node.nodeName.toLowerCase() === 'use' && !attribute.attrValue.startsWith('#')
    if (isForeign && /href$/.test(attribute.attrName)) attribute.keepAttr = false
  })
  return purifier.sanitize(dirty, {
    ...rules,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  }) as unknown as DocumentFragment
}
