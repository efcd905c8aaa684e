import { closest } from '../../../src/dom/query'

/** What works with the arrow keys itself. */
const HAS_THE_KEYS =
  'input, select, textarea, [contenteditable=""], [contenteditable="true"], [role="slider"], [role="radio"], [role="tab"], audio, video'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Where an arrow key leads to; null for other keys, and where somebody else has it. */
export function stepOfKey(event: KeyboardEvent): -1 | 1 | null {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null
  if (closest(target, HAS_THE_KEYS)) return null
  return STEPS[key] ?? null
}
