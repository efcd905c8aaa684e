import { callOn, memberOf } from '../dom/member'
import { whenIdle } from '../page/when-idle'
import { onFirstInteraction } from './first-interaction'
import { savesData } from './saves-data'

/** The page is ready when it is parsed, then idle. For a visitor who saves data, idle comes after the first interaction. */
interface Phases {
  isReady(): boolean
  isIdle(): boolean
  /** Whether the visitor saves data: then nothing is fetched ahead. */
  readonly isSavingData: boolean
  begin(handlers: { readonly onReady: () => void; readonly onIdle: () => void }): void
}

export function createPhases(document: Document, window: Window): Phases {
  const isSavingData = savesData(window.navigator)
  let isReady = false
  let isIdle = false
  return {
    isReady: () => isReady,
    isIdle: () => isIdle,
    isSavingData,
    begin({ onReady, onIdle }) {
      function idle() {
        isIdle = true
        onIdle()
      }
      function ready() {
        isReady = true
        onReady()
        if (isSavingData) onFirstInteraction(window, () => whenIdle(window, idle))
        else whenIdle(window, idle)
      }
      if (memberOf(document, 'readyState') !== 'loading') ready()
      else callOn(document, 'addEventListener', 'DOMContentLoaded', ready, { once: true })
    },
  }
}
