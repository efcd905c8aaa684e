import type { Page } from '../../../src/page/page'

const DEFAULT_WORDS = { more: 'See More', less: 'Show Less' }

/** What the link says. */
export type Words = typeof DEFAULT_WORDS

/**
 * Which texts are cut: `laurelConfig.feedTextCut`, a selector (contract 03 §21, D15).
 * @throws DOMException when it is none
 */
export function isWanted(element: Element, { settings }: Pick<Page, 'settings'>): boolean {
  const selector = settings['feedTextCut']
  return typeof selector === 'string' && selector.trim() !== '' && element.matches(selector)
}

/** `laurelConfig.feedTextCutWords`: `{ more, less }`, each with a default of its own. */
export function readWords({ settings }: Pick<Page, 'settings'>): Words {
  const words: unknown = settings['feedTextCutWords']
  const given: Record<string, unknown> = typeof words === 'object' && words !== null ? { ...words } : {}
  return { more: wordOf(given['more'], DEFAULT_WORDS.more), less: wordOf(given['less'], DEFAULT_WORDS.less) }
}

const wordOf = (word: unknown, usual: string) => (typeof word === 'string' && word.trim() ? word : usual)
