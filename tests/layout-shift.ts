import type { Page } from '@playwright/test'
import { framesDrawn } from './shop'

/** One layout shift, as the browser reports it. */
export interface LayoutShift {
  /** How much of the window moved, and how far: the browser's score. */
  readonly value: number
  /** The elements that moved, from where to where. */
  readonly moved: readonly string[]
}

export interface ShiftWatch {
  seen(): Promise<LayoutShift[]>
  /** The scores together. */
  sum(): Promise<number>
  /** Counts only the shifts that come later. */
  forget(): Promise<void>
}

export interface ShiftParts {
  /** A selector: only elements in it count. */
  readonly within?: string
  /** A selector of elements that the theme moves. */
  readonly except?: string
}

type Entry = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Notes every layout shift of the pages that are opened from here on, from their start. */
export async function watchShifts(page: Page, parts: ShiftParts = {}): Promise<ShiftWatch> {
  await page.addInitScript(({ within, except }) => {
    const shifts: LayoutShift[] = []
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      takeShifts: () => {
        note(observer.takeRecords())
        return shifts.splice(0)
      },
    })

    function note(entries: PerformanceEntryList) {
      for (const { value, sources } of entries as Entry[]) {
        const counted = sources.filter(({ node }) => counts(node))
        if (counted.length > 0 || (!within && !except)) shifts.push({ value, moved: counted.map(inWords) })
      }
    }
    function counts(node: Node | null) {
      const element = node instanceof Element ? node : node?.parentElement
      if (within && !element?.parentElement?.closest(within)) return false
      return !(except && element?.closest(except))
    }
    function inWords({ node, previousRect: before, currentRect: after }: Entry['sources'][number]) {
      const name = node instanceof Element ? `${node.localName}#${node.id}.${node.className}` : node?.nodeName
      return `${name}: ${[before, after].map(({ x, y, width, height }) => [x, y, width, height].join()).join(' to ')}`
    }
  }, parts)

  const seen: LayoutShift[] = []
  async function take() {
    // The browser tells of a shift when its frame is drawn.
    await framesDrawn(page)
    seen.push(...(await page.evaluate<LayoutShift[]>('takeShifts()')))
    return seen
  }
  return {
    seen: take,
    async sum() {
      return (await take()).reduce((sum, { value }) => sum + value, 0)
    },
    async forget() {
      await take()
      seen.length = 0
    },
  }
}
