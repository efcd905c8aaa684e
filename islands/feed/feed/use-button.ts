import { actAsButton } from '../../../src/dom/act-as-button'
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
