import { useLayoutEffect, useRef } from 'react'
import { actAsButton } from '../../../src/dom/act-as-button'
import { useScope } from '../../../src/react/use-scope'
import type { Hero } from './hero'

/** Makes a control of the server's, such as a link or a `div`, a button. @param isOn whether it works yet */
export function usePress(control: HTMLElement, { scope }: Hero, isOn: boolean, act: () => void): void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  useScope(
    scope,
    ({ add, adopt, listen }) => {
      if (!isOn) return
      add(actAsButton(control, adopt))
      listen(control, 'click', (event) => {
        event.preventDefault()
        latest.current()
      })
    },
    [control, isOn],
  )
}
