import type { ThemeItem } from './theme-item'

const keys = new WeakMap<ThemeItem, string>()
let made = 0

/** A name of its own for each item: the same address may be there twice, and others may come before it. */
export function keyOf(item: ThemeItem): string {
  const known = keys.get(item)
  if (known) return known
  made += 1
  keys.set(item, String(made))
  return String(made)
}
