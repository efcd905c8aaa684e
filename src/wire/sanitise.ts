import createPurifier, { type Config } from 'dompurify'
import { markAnswer } from '../dom/answer-markup'
import { templateContent, trustedTypesPolicy } from './trusted-html'

const FORM_PARTS = ['form', 'input', 'button', 'textarea', 'select']
/** Fields keep any name and id, because servers, labels and scripts use them. */
const FIELDS = ['button', 'fieldset', 'input', 'output', 'select', 'textarea']
/** The attributes of frames that stay, such as `sandbox`; `srcdoc`, which holds a document, does not. */
const FRAME_ATTRIBUTES = ['allow', 'allowfullscreen', 'frameborder', 'referrerpolicy', 'sandbox', 'scrolling']

interface PagePartOptions {
  /** Whether frames of other sites stay, such as videos; default: they are removed. */
  readonly frames?: 'keep' | 'drop'
  /** Custom elements that stay. */
  readonly tags?: readonly string[]
}

/**
 * Turns HTML of a server's answer into nodes, without scripts, event handlers, script URLs, styles, forms, and names that
 * clobber members of a document or a form. Visitors may have written it: its elements can not be hosts of islands.
 */
export function sanitise(html: string): DocumentFragment {
  return markAnswer(clean(html, { FORBID_TAGS: ['style', ...FORM_PARTS], FORBID_ATTR: ['style'] }))
}

/**
 * Does the same for a part of the shop's own pages, such as its cart or a product. Its elements may be hosts of islands; its
 * forms, fields, inline styles and pictures from the page's SVG sprite stay.
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
    // Data attributes of variations hold comments and tags. They are harmless, because the nodes are never serialised and
    // parsed again.
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
    const isClobbering = (name === 'id' || name === 'name') && !FIELDS.includes(tag) && isMember(value)
    if (isForeign || isClobbering) attribute.keepAttr = false
  })
  return purifier.sanitize(dirty, {
    ...rules,
    // The library's own rule also applies to fields, and depends on the names on the page.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  }) as unknown as DocumentFragment
}

/** Whether a document or a form has a member of this name, which an element would replace (DOM clobbering). */
function isMember(name: string): boolean {
  // The only member that the prototypes do not have.
  if (name === 'location') return true
  return name in Document.prototype || name in HTMLFormElement.prototype
}
