import createPurifier from 'dompurify'
import { trustedTypesPolicy } from './trusted-html'

/** What drawings are made of; nothing that runs, loads, links or styles. */
const TAGS = [
  ...['svg', 'g', 'defs', 'symbol', 'marker', 'text', 'tspan', '#text'],
  ...['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse'],
  ...['lineargradient', 'radialgradient', 'stop', 'pattern', 'clippath', 'mask'],
]
/** Also the other ways to write an address, and what may hide one by escapes. */
const ELSEWHERE = /url\((?!\s*(?:['"]\s*)?#)|(?:image|image-set|src)\(|\\/i

/**
 * A drawing without all that is no drawing: scripts, handlers, links, pictures, styles, names that the page knows, and
 * whatever is somewhere else.
 * @param drawing the root of a parsed file, which stays as it is
 * @returns undefined when nothing is left of it
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
    // An ornament is no stop for the keyboard.
    FORBID_ATTR: ['class', 'style', 'tabindex'],
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  }) as unknown as DocumentFragment
  const { firstElementChild: root } = clean
  return root instanceof SVGElement && root.localName === 'svg' ? root : undefined
}
