import { listen } from '../page/listen'
import { reported } from '../page/reporting'
import type { Unmount } from '../runtime/island'

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
