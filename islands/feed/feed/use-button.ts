import { useState } from 'react'
import { actAsButton } from '../../../src/dom/act-as-button'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { useFeed } from './feed-context'

/** Makes a link without a target a button, also for the keyboard. */
export function useButton(link: HTMLElement | null): void {
  useScope(
    useFeed().scope,
    ({ add, adopt }) => {
      if (link) add(actAsButton(link, adopt))
    },
    [link],
  )
}

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
