import type { Page } from '../../../src/page/page'
import { text } from '../../../src/page/text'

/** The texts of the link. */
export interface Words {
  readonly more: string
  readonly less: string
}

/**
 * Whether the selector `laurelConfig.feedTextCut` matches the element (contract 03 §21, D15).
 * @throws DOMException for an invalid selector
 */
export function isWanted(element: Element, { settings }: Pick<Page, 'settings'>): boolean {
  const selector = settings['feedTextCut']
  return typeof selector === 'string' && selector.trim() !== '' && element.matches(selector)
}

/** Reads `laurelConfig.feedTextCutWords`: `{ more, less }`, each with a default. */
export function readWords({ settings }: Pick<Page, 'settings'>): Words {
  const words: unknown = settings['feedTextCutWords']
  const given: Record<string, unknown> = typeof words === 'object' && words !== null ? { ...words } : {}
  return {
    more: wordOf(given['more'], text('text-cut.more', 'See More')),
    less: wordOf(given['less'], text('text-cut.less', 'Show Less')),
  }
}

const wordOf = (word: unknown, fallback: string) =>
  typeof word === 'string' && word.trim() ? word : fallback
