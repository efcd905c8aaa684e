import { type RefObject, useEffect } from 'react'
import type { Page } from '../../../src/page/page'
import { useLatest } from '../../../src/react/use-latest'
import { lateParts } from './late-parts'

/** A swipe over the element steps to another entry. The code arrives after the picture; arrows and keys work before. */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { step, report }: { step: (by: -1 | 1) => void; report: Page['report'] },
): void {
  const latest = useLatest(step)
  useEffect(() => {
    const { current } = element
    if (!isOn || !current) return
    let isOver = false
    let stop = () => {}
    lateParts.swipes().then(
      ({ followSwipe }) => {
        if (!isOver) stop = followSwipe(current, (by) => latest.current(by), report)
      },
      (cause: unknown) => isOver || report(cause, 'load'),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [element, isOn, latest, report])
}
