import { callOn, memberOf } from '../dom/member'
import { whenIdle } from '../page/when-idle'
import { savesData } from './saves-data'
import { whenActs } from './when-acts'

/** How far the page is: parsed, then idle. Where the visitor saves data, idle is after their first sign. */
export interface Phases {
  isReady(): boolean
  isIdle(): boolean
  /** What only makes later things faster is left to those who do not save data. */
  readonly isSaving: boolean
  begin(handlers: { readonly onReady: () => void; readonly onIdle: () => void }): void
}

export function createPhases(document: Document, window: Window): Phases {
  const isSaving = savesData(window.navigator)
  let isReady = false
  let isIdle = false
  return {
    isReady: () => isReady,
    isIdle: () => isIdle,
    isSaving,
    begin({ onReady, onIdle }) {
      function idle() {
        isIdle = true
        onIdle()
      }
      function ready() {
        isReady = true
        onReady()
        if (isSaving) whenActs(window, () => whenIdle(window, idle))
        else whenIdle(window, idle)
      }
      if (memberOf(document, 'readyState') !== 'loading') ready()
      else callOn(document, 'addEventListener', 'DOMContentLoaded', ready, { once: true })
    },
  }
}
