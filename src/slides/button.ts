import { setAttributes } from '../page/attributes'
import { pressByKey } from '../page/press-by-key'

/** A link of the theme's that does something in place: a button to keyboard and screen readers. */
export function createButton(
  document: Document,
  { className = '', label, onPress }: { className?: string; label: string; onPress: () => void },
): HTMLAnchorElement {
  const button = document.createElement('a')
  if (className) button.className = className
  setAttributes(button, { role: 'button', tabindex: '0', 'aria-label': label })
  button.addEventListener('click', (event) => {
    event.preventDefault()
    onPress()
  })
  button.addEventListener('keydown', pressByKey)
  return button
}
