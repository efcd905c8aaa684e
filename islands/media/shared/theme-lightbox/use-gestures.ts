import { type RefObject, useEffect, useState } from 'react'
import type { Lightbox } from '../../../../src/overlay/lightbox/create-lightbox'
import type { KeyMeaning } from '../../../../src/overlay/lightbox/keys'
import type { Page } from '../../../../src/page/page'
import { useLatest } from '../../../../src/react/use-latest'
import type { Stage } from './stage'
import type { ThemeItem } from './theme-item'

interface GestureOptions {
  readonly lightbox: Lightbox<ThemeItem>
  readonly stage: Stage
  readonly isOpen: boolean
  readonly report: Page['report']
}

/**
 * Handles fingers, mouse, wheel and zoom keys over the current picture. Their code is loaded after the lightbox has
 * opened; a zoom key that is pressed earlier is carried out once it is loaded.
 */
export function useGestures(
  root: RefObject<HTMLElement | null>,
  { lightbox, stage, isOpen, report }: GestureOptions,
) {
  const [dragX, drag] = useState(0)
  const [isPressed, grab] = useState(false)
  const latest = useLatest(stage)
  useEffect(() => {
    const { current: element } = root
    if (!isOpen || !element) return
    let stop = () => {}
    let isStopped = false
    import('./gestures').then(({ followStageGestures }) => {
      if (!isStopped)
        stop = followStageGestures(element, { lightbox, stage: () => latest.current, drag, grab }, report)
    }, report)
    return () => {
      isStopped = true
      stop()
    }
  }, [root, isOpen, lightbox, latest, report])

  function zoom(meaning: KeyMeaning) {
    const pressed = lightbox.$state.get()
    import('./gestures').then(
      ({ zoomByKey }) => zoomByKey(meaning, { lightbox, stage: () => stage }, pressed),
      (cause: unknown) => report(cause, 'load'),
    )
  }
  return { dragX, isPressed, zoom }
}
