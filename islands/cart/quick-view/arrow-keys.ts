import { closest } from '../../../src/dom/query'

/** Elements that use the arrow keys themselves. */
const USES_ARROW_KEYS =
  'input, select, textarea, [contenteditable=""], [contenteditable="true"], [role="slider"], [role="radio"], [role="tab"], audio, video'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The step that an arrow key asks for; null for other keys, and for keys that the focused element uses itself. */
export function stepOfKey(event: KeyboardEvent): -1 | 1 | null {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null
  if (closest(target, USES_ARROW_KEYS)) return null
  return STEPS[key] ?? null
}
