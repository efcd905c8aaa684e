import { listen } from '../../../src/page/listen'
import { reported } from '../../../src/page/reporting'
import type { Unmount } from '../../../src/runtime/island'

/** Browsers tell of a reset before they put the fields back, and others may prevent it: looks at them right after. */
export function afterReset(form: HTMLFormElement, look: () => void): Unmount {
  const lookAgain = reported(look)
  let isOver = false
  const stop = listen(form, ['reset'], (event) => {
    setTimeout(() => {
      if (!isOver && !event.defaultPrevented) lookAgain()
    })
  })
  return () => {
    isOver = true
    stop()
  }
}
