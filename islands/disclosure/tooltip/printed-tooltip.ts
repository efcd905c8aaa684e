import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

/** The `bottom` of a printed tooltip, shown and hidden (contract 01 §27). */
interface Positions {
  readonly host: string
  readonly shownPx: number
  readonly hiddenPx: number
}
const POSITIONS: readonly Positions[] = [
  { host: '.comment-avatar', shownPx: 44, hiddenPx: 25 },
  { host: '.grid-image', shownPx: 85, hiddenPx: 65 },
]
const SHOW_MS = 500
const HIDE_MS = 400

/** A tooltip that the theme prints beside a picture moves up and fades in under the pointer. */
export function mountPrintedTooltip(host: HTMLElement, scope: Scope): void {
  const { window } = scope
  const positions = POSITIONS.find(({ host: selector }) => host.matches(selector))
  const tooltip = host.querySelector<HTMLElement>('.tooltip')
  if (!positions || !tooltip) return
  const adopted = scope.adopt

  function move(bottomPx: number, { opacity, durationMs }: { opacity: string; durationMs: number }) {
    if (!tooltip) return
    const transition = prefersReducedMotion(window)
      ? 'none'
      : `bottom ${durationMs}ms, opacity ${durationMs}ms`
    adopted.style(tooltip, 'transition', transition)
    adopted.style(tooltip, 'bottom', `${bottomPx}px`)
    adopted.style(tooltip, 'opacity', opacity)
  }
  const show = () => move(positions.shownPx, { opacity: '1', durationMs: SHOW_MS })
  const hide = () => move(positions.hiddenPx, { opacity: '0', durationMs: HIDE_MS })

  const { marginLeft, marginRight } = window.getComputedStyle(tooltip)
  const margins = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0)
  adopted.style(tooltip, 'margin-left', `${-Math.round((tooltip.offsetWidth + margins) / 2)}px`)
  scope.listen(host, ['mouseenter', 'focusin'], show)
  scope.listen(host, ['mouseleave', 'focusout'], hide)
  if (host.matches(':hover, :focus-within')) show()
}
