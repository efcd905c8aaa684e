import type { KeyboardEvent } from 'react'

/** Enter and Space click an element that is a button by its role only; with Shift they are shortcuts of the lightbox. */
export function clickByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.shiftKey || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  event.currentTarget.click()
}
