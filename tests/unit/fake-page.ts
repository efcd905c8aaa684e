import { vi } from 'vitest'
import { type Page, readPage } from '../../src/page/page'
import type { ScopePage } from '../../src/page/scope'

export interface FakePage extends ScopePage {
  readonly report: ReturnType<typeof vi.fn<Page['report']>>
  readonly reload: ReturnType<typeof vi.fn<() => void>>
  readonly follow: ReturnType<typeof vi.fn<(url: string) => void>>
  readonly wake: ReturnType<typeof vi.fn<Page['wake']>>
  /** Tells islands about markup that a test has added. */
  tellMarkup(...roots: Element[]): void
}

/** The page of the test's document, with a navigation and a report that only take note. */
export function fakePage(): FakePage {
  const listeners = new Set<(roots: readonly Element[]) => void>()
  const reload = vi.fn()
  const follow = vi.fn()
  return {
    ...readPage(window),
    island: 'test',
    navigation: { reload, follow },
    reload,
    follow,
    wake: vi.fn(),
    fetchGroups: async () => {},
    islands: () => [],
    report: vi.fn(),
    showView: async () => false,
    onMarkup: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tellMarkup: (...roots) => {
      for (const listener of listeners) listener(roots)
    },
  }
}
