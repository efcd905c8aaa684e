import { setAttributes } from '../dom/attributes'
import { listen } from '../dom/listen'
import { pressByKey } from '../dom/press-by-key'

/** A link as the theme prints it, which is a button for keyboard and screen readers. */
export function createButton(
  document: Document,
  { className = '', label, onPress }: { className?: string; label: string; onPress: () => void },
): HTMLAnchorElement {
  const button = document.createElement('a')
  if (className) button.className = className
  setAttributes(button, { role: 'button', tabindex: '0', 'aria-label': label })
  listen(button, ['click'], (event) => {
    event.preventDefault()
    onPress()
  })
  listen(button, ['keydown'], pressByKey)
  return button
}
