import { onceInView, watchInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { DRAWN_CLASS, readChart, SHOWN_CLASS } from './markup'
import { createPainter } from './painter'
import { ANIMATION_MS, percentAt } from './ring'

/** A ring that fills when it is first in view after the page's load (contract 04 §5). */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const { ring, colours, name } = readChart(host)
  const painter = createPainter(host, { ring, colours, pixelRatio: window.devicePixelRatio })
  const adopted = scope.adopt
  adopted.classes(host, DRAWN_CLASS)
  for (const property of ['width', 'height', 'line-height']) adopted.style(host, property, `${ring.size}px`)
  if (!host.hasAttribute('role')) {
    adopted.attribute(host, 'role', 'img')
    if (!host.hasAttribute('aria-labelledby')) adopted.attribute(host, 'aria-label', name)
  }
  if (painter) host.append(painter.canvas)
  painter?.paint(ring.from)

  function fill() {
    adopted.classes(host, SHOWN_CLASS)
    if (!painter || prefersReducedMotion(window) || ring.from === ring.to) return painter?.paint(ring.to)
    const animation = scope.child()
    const start = window.performance.now()
    const step = () => {
      const elapsed = window.performance.now() - start
      painter.paint(percentAt(ring, elapsed))
      if (elapsed < ANIMATION_MS) animation.frame(step)
      else animation.dispose()
    }
    animation.frame(step)
    const onView = (isInView: boolean) => {
      if (isInView) return
      // Out of view there is nothing to animate: the ring is filled at once.
      animation.dispose()
      painter.paint(ring.to)
    }
    animation.add(watchInView(scope, host, onView))
  }

  scope.add(() => painter?.canvas.remove())
  scope.add(afterLoad(window, 0, () => scope.add(onceInView(scope, host, fill))))
}
