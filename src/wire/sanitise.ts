import createPurifier, { type Config } from 'dompurify'
import { markAnswer } from '../dom/answer-markup'
import { templateContent, trustedTypesPolicy } from './trusted-html'

const FORM_PARTS = ['form', 'input', 'button', 'textarea', 'select']
/** The server asks for fields by their names, labels and scripts by their ids. */
const FIELDS = ['button', 'fieldset', 'input', 'output', 'select', 'textarea']
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
 * could take over the page, no names that a document or a form would answer to before its own members. Others than the theme may have written it:
 * it brings no islands to life.
 */
export function sanitise(html: string): DocumentFragment {
  return markAnswer(clean(html, { FORBID_TAGS: ['style', ...FORM_PARTS], FORBID_ATTR: ['style'] }))
}

/**
 * The same for whole parts of the shop's own pages, which do bring islands to life, such as its cart, a row of a table or a product: with their forms,
 * inline styles and fields, which may be named as a shop names them, and pictures from the page's own sprite.
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
    // Descriptions of variations hold comments and tags, in data that is no HTML. They could only break out of what is
    // written as HTML and parsed again: this stays nodes.
    SAFE_FOR_XML: false,
  })
}

function clean(dirty: string | Node, rules: Config): DocumentFragment {
  const purifier = createPurifier(window)
  const trusted = trustedTypesPolicy(window)
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName: name, attrValue: value } = attribute
    const tag = node.nodeName.toLowerCase()
    const isForeign = tag === 'use' && name.endsWith('href') && !value.startsWith('#')
    const isShadow = (name === 'id' || name === 'name') && !FIELDS.includes(tag) && isMember(value)
    if (isForeign || isShadow) attribute.keepAttr = false
  })
  return purifier.sanitize(dirty, {
    ...rules,
    // Its own rule for names is the one above, but for fields as well, and for whatever the page has named already.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  }) as unknown as DocumentFragment
}

/** Whether a document or a form has a member of that name, whose place an element may take (DOM clobbering). */
function isMember(name: string): boolean {
  // The one that their prototypes do not have.
  if (name === 'location') return true
  return name in Document.prototype || name in HTMLFormElement.prototype
}
