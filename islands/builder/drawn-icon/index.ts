import { setAttributes } from '../../../src/dom/attributes'
import { onceInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'
import { MarkupError } from '../../../src/page/markup-error'
import { drawStrokes } from './draw'
import { drawingAt } from './known-drawings'
import { readIcon } from './markup'

/** Contract 04 §16. */
const SHOWN_AFTER_MS = 50
/** An icon is an ornament: what it stands beside says the same in words. */
const ICON = { width: '100%', height: '100%', 'aria-hidden': 'true', focusable: 'false' }

/** An icon of a file of its own, which draws itself when it is seen (contract 04 §16). */
export const mount: Mount = (host, scope) => {
  const { url, type, isStill } = readIcon(host)
  const show = () => {
    host.style.opacity = '1'
  }
  function put(svg: SVGElement) {
    if (scope.signal.aborted) return
    setAttributes(svg, ICON)
    host.replaceChildren(svg)
    if (prefersReducedMotion(scope.window)) return show()
    scope.after(SHOWN_AFTER_MS, show)
    if (isStill) return
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
  else if (url) drawingAt(url, scope.signal).then(put, fail)
  else {
    show()
    throw new MarkupError('.sf-svg-icon-holder', { 'data-svg-src': url })
  }
  scope.add(show)
}
