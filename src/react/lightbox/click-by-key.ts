import type { KeyboardEvent } from 'react'

/** Enter and Space work what is a button by its role only; with Shift they are the lightbox's own. */
export function clickByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.shiftKey || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  event.currentTarget.click()
}
