import { useState } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import { useButton } from './use-button'

/**
 * A link that opens and closes something.
 * @param wasOpen whether it was open before the component came
 * @returns whether it is open
 */
export function useToggle(
  link: HTMLElement,
  wasOpen: boolean,
  onToggle?: (isOpen: boolean) => void,
): boolean {
  const [isOpen, setOpen] = useState(wasOpen)
  useButton(link)
  useAdopted(link, {
    attributes: { 'aria-expanded': isOpen },
    on: {
      click(event) {
        event.preventDefault()
        setOpen(!isOpen)
        onToggle?.(!isOpen)
      },
    },
  })
  return isOpen
}
