import { createAdoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
import { prefersReducedMotion } from '../../../src/page/motion'
import type { Page } from '../../../src/page/page'

/** How a tooltip that the theme prints comes and goes (contract 01 §27). */
interface Rise {
  readonly host: string
  readonly shownPx: number
  readonly hiddenPx: number
}
const RISES: readonly Rise[] = [
  { host: '.comment-avatar', shownPx: 44, hiddenPx: 25 },
  { host: '.grid-image', shownPx: 85, hiddenPx: 65 },
]
const SHOW_MS = 500
const HIDE_MS = 400

/** A tooltip that lies ready beside a picture: it rises into sight under the pointer. */
export function mountRaisedTooltip(host: HTMLElement, { window }: Page): (() => void) | undefined {
  const rise = RISES.find((line) => host.matches(line.host))
  const tooltip = host.querySelector<HTMLElement>('.tooltip')
  if (!rise || !tooltip) return undefined
  const adopted = createAdoption()

  function move(bottomPx: number, { opacity, durationMs }: { opacity: string; durationMs: number }) {
    if (!tooltip) return
    const transition = prefersReducedMotion(window)
      ? 'none'
      : `bottom ${durationMs}ms, opacity ${durationMs}ms`
    adopted.style(tooltip, 'transition', transition)
    adopted.style(tooltip, 'bottom', `${bottomPx}px`)
    adopted.style(tooltip, 'opacity', opacity)
  }
  const show = () => move(rise.shownPx, { opacity: '1', durationMs: SHOW_MS })
  const hide = () => move(rise.hiddenPx, { opacity: '0', durationMs: HIDE_MS })

  const { marginLeft, marginRight } = window.getComputedStyle(tooltip)
  const margins = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0)
  adopted.style(tooltip, 'margin-left', `${-Math.round((tooltip.offsetWidth + margins) / 2)}px`)
  const stops = [
    listen(host, ['mouseenter', 'focusin'], show),
    listen(host, ['mouseleave', 'focusout'], hide),
    adopted.restore,
  ]
  if (host.matches(':hover, :focus-within')) show()
  return () => {
    for (const stop of stops) stop()
  }
}
