import { listen } from '../../../src/dom/listen'

const CLASS = 'tab-focus'
const CONTROL = '[data-player]'

export const hasTabFocus = (control: Element): boolean => control.classList.contains(CLASS)
export const giveTabFocus = (control: Element): void => control.classList.add(CLASS)

/**
 * Marks the control that the Tab key has come to, for the theme's CSS (contract 03 §14.2).
 * @returns the way to stop
 */
export function markTabFocus(host: HTMLElement): () => void {
  const clear = () => {
    for (const marked of host.querySelectorAll(`.${CLASS}`)) marked.classList.remove(CLASS)
  }
  const stops = [
    listen(host, ['keyup'], ({ key, target }) => {
      if (key !== 'Tab') return
      if (target instanceof Element && target.matches(CONTROL)) giveTabFocus(target)
    }),
    listen(host, ['focusout'], clear),
  ]
  return () => {
    for (const stop of stops) stop()
    clear()
  }
}
