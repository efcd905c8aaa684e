import { useState } from 'react'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { useFeed } from './feed-context'
import type { DatesParts } from './markup'
import { useButton } from './use-button'

/** Contract 05 §8. */
const SLIDE_MS = 100

/** The other dates of an event, which its link opens and closes (contract 05 §8). */
export function EventDates({ link, dates, isOpen: wasOpen }: DatesParts) {
  const [isOpen, setOpen] = useState(wasOpen)
  useButton(link)
  useAdopted(link, { attributes: { 'aria-expanded': isOpen }, on: { click: press } })
  useScope(
    useFeed().scope,
    ({ add, adopt }) => {
      adopt.style(dates, 'display', dates.style.display)
      add(() => stopSlide(dates))
    },
    [dates],
  )
  function press(event: Event) {
    event.preventDefault()
    setOpen(!isOpen)
    const slide = isOpen ? slideUp : slideDown
    slide(dates, { durationMs: SLIDE_MS })
  }
  return null
}
