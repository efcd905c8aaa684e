import { listen } from '../../../src/page/listen'
import type { Unmount } from '../../../src/runtime/island'
import { ANIMATION } from './markup'

const ANIMATE_CLASS = 'sf-animate'

/** Plays the logo's own animation under the pointer (contract 01 §6.7). */
export function mountLogo(logo: HTMLElement): Unmount {
  const names = (logo.getAttribute(ANIMATION) ?? '').split(/\s+/).filter(Boolean)
  const classes = [ANIMATE_CLASS, ...names].filter((name) => !logo.classList.contains(name))
  const leave = () => logo.classList.remove(...classes)
  const stops = [
    listen(logo, ['mouseenter'], () => logo.classList.add(...classes)),
    listen(logo, ['mouseleave'], leave),
  ]
  return () => {
    for (const stop of stops) stop()
    leave()
  }
}
