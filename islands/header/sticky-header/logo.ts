import type { Scope } from '../../../src/page/scope'
import { ANIMATION } from './markup'

const ANIMATE_CLASS = 'sf-animate'

/** Animates the logo while the pointer is over it (contract 01 §6.7). */
export function mountLogo(logo: HTMLElement, scope: Scope): void {
  const names = (logo.getAttribute(ANIMATION) ?? '').split(/\s+/).filter(Boolean)
  const classes = [ANIMATE_CLASS, ...names].filter((name) => !logo.classList.contains(name))
  const leave = () => logo.classList.remove(...classes)
  scope.add(leave)
  scope.listen(logo, 'mouseenter', () => logo.classList.add(...classes))
  scope.listen(logo, 'mouseleave', leave)
}
