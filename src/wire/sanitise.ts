import createPurifier, { type Config } from 'dompurify'
import { trustedHtml, trustedTypesPolicy } from './trusted-html'

const FORM_PARTS = ['form', 'input', 'button', 'textarea', 'select']

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
 */
export function sanitisePagePart(html: string): DocumentFragment {
  // The content of a template is no part of the page, and the one place where a row needs no table around it.
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return clean(template.content, { ADD_TAGS: ['use'], ADD_ATTR: ['target'], SANITIZE_DOM: false })
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
