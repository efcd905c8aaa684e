import { useEffect } from 'react'
import type { Page } from '../../../src/page/page'
import type { FeedItem } from './feed-item'

/** Contract 05 §1.3. */
const DELAY_MS = 100
type ActionWindow = Window & { cffLightboxAction?: unknown }

/** Calls the site's own script after each change of entry. */
export function useActionCall({ window, report }: Page, item: FeedItem): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for each entry that comes to be shown
  useEffect(() => {
    const timer = setTimeout(() => {
      const { cffLightboxAction } = window as ActionWindow
      if (typeof cffLightboxAction !== 'function') return
      try {
        cffLightboxAction()
      } catch (cause) {
        report(cause)
      }
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [window, report, item])
}
