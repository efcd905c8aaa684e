import { setAttributes } from '../../../src/dom/attributes'
import { onceInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'
import { MarkupError } from '../../../src/page/markup-error'
import { drawStrokes } from './draw'
import { readIcon } from './markup'
import { drawingAt } from './shared-drawings'

/** Contract 04 §16. */
const SHOWN_AFTER_MS = 50
/** The icon is decorative, so it is hidden from screen readers. */
const ICON_ATTRIBUTES = { width: '100%', height: '100%', 'aria-hidden': 'true', focusable: 'false' }

/** An SVG icon whose strokes are drawn when it comes into view (contract 04 §16). */
export const mount: Mount = (host, scope) => {
  const { url, type, isAnimated } = readIcon(host)
  const show = () => {
    host.style.opacity = '1'
  }
  function insert(svg: SVGElement) {
    if (scope.signal.aborted) return
    setAttributes(svg, ICON_ATTRIBUTES)
    host.replaceChildren(svg)
    if (prefersReducedMotion(scope.window)) return show()
    scope.after(SHOWN_AFTER_MS, show)
    if (!isAnimated) return
    const draw = () => {
      if (!prefersReducedMotion(scope.window)) scope.add(drawStrokes(svg, type))
    }
    scope.add(onceInView(scope, host, draw))
  }
  function fail(cause: unknown) {
    show()
    if (!scope.signal.aborted) scope.report(cause, 'call')
  }

  if (host.querySelector('svg')) show()
  else if (url) drawingAt(url, scope.signal).then(insert, fail)
  else {
    show()
    throw new MarkupError('.sf-svg-icon-holder', { 'data-svg-src': url })
  }
  scope.add(show)
}
