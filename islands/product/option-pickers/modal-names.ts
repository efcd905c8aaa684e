/** Modals of the older generation, by the key of the select (contract 08 §2.5). */
const OLDER_BY_KEY: Readonly<Record<string, readonly string[]>> = {
  monstacc1: ['centre_modal'],
  monstacc2: ['centre2_modal', 'centre_modal'],
  monsta80: ['ribbon_80_modal'],
  monsta98: ['ribbon_98_modal'],
  monsta84: ['ribbon_84_modal'],
  monsta10: ['monsta_medal_box_modal_10'],
}
/** The ids of the modals, by words in the select's label; the first match counts. */
const OLDER_BY_LABEL: readonly (readonly [words: string, modals: readonly string[]])[] = [
  ['neck ribbon', ['monsta_neck_ribbon_modal']],
  ['ribbon', ['ribbon_modal', 'ribbon_modal2']],
  ['medal box', ['monsta_medal_box_modal']],
  ['box', ['monsta_box_modal']],
]
const ANY = 'centre_modal'

/** The current class of a key's modal, which laurel also gives to the modals that it creates. */
export const modalName = (key: string) => `${key}_modal`

/**
 * Classes that the modal of an option select may have, best first.
 * @param label of the select; the older class names depend on it
 */
export function modalNames(key: string, label: string): string[] {
  const words = label.toLowerCase()
  const byLabel = OLDER_BY_LABEL.find(([part]) => words.includes(part))?.[1] ?? [ANY]
  return [...new Set([modalName(key), ...(OLDER_BY_KEY[key.toLowerCase()] ?? []), ...byLabel])]
}
