import { useState } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import type { DatesParts } from './markup'
import { useButton } from './use-button'
import { useSlide } from './use-slide'

/** Contract 05 §8. */
const SLIDE_MS = 100

/** The other dates of an event, which its link opens and closes (contract 05 §8). */
export function EventDates({ link, dates, isOpen: wasOpen }: DatesParts) {
  const [isOpen, setOpen] = useState(wasOpen)
  const slide = useSlide(dates, SLIDE_MS)
  useButton(link)
  useAdopted(link, {
    attributes: { 'aria-expanded': isOpen },
    on: {
      click(event) {
        event.preventDefault()
        setOpen(!isOpen)
        slide(isOpen ? 'shut' : 'open')
      },
    },
  })
  return null
}
