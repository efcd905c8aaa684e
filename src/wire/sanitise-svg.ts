import createPurifier from 'dompurify'
import { trustedTypesPolicy } from './trusted-html'

/** The elements of drawings, without those that run, load, link or style something. */
const TAGS = [
  ...['svg', 'g', 'defs', 'symbol', 'marker', 'text', 'tspan', '#text'],
  ...['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse'],
  ...['lineargradient', 'radialgradient', 'stop', 'pattern', 'clippath', 'mask'],
]
/** Addresses outside the drawing, also as `image()`, `image-set()` or `src()`, and escapes that may hide one. */
const ELSEWHERE = /url\((?!\s*(?:['"]\s*)?#)|(?:image|image-set|src)\(|\\/i

/**
 * Copies a drawing without scripts, handlers, links, pictures, styles, clobbering names and addresses outside of it.
 * @param drawing the root of a parsed file, which is not changed
 * @returns undefined when nothing is left
 */
export function sanitiseSvg(drawing: Element): SVGElement | undefined {
  const purifier = createPurifier(window)
  const trusted = trustedTypesPolicy(window)
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute
    const leadsAway = /href$/i.test(attrName) ? !attrValue.startsWith('#') : ELSEWHERE.test(attrValue)
    if (leadsAway) attribute.keepAttr = false
  })
  const clean = purifier.sanitize(drawing, {
    ALLOWED_TAGS: TAGS,
    // A drawing must not be in the tab order.
    FORBID_ATTR: ['class', 'style', 'tabindex'],
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  }) as unknown as DocumentFragment
  const { firstElementChild: root } = clean
  return root instanceof SVGElement && root.localName === 'svg' ? root : undefined
}
