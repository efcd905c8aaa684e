import { actAsButton } from '../../../src/dom/act-as-button'
import { useScope } from '../../../src/react/use-scope'
import { useFeed } from './feed-context'

/** Makes a link to nowhere a button, for the keyboard as well. @param isOn a link that leads somewhere is none */
export function useButton(link: HTMLElement | null, isOn = true): void {
  useScope(
    useFeed().scope,
    ({ add, adopt }) => {
      if (link && isOn) add(actAsButton(link, adopt))
    },
    [link, isOn],
  )
}
