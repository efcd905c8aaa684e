import { type RefObject, useEffect } from 'react'
import type { Page } from '../../../src/page/page'
import { useLatest } from '../../../src/react/use-latest'
import { useLazyModule } from '../../../src/react/use-lazy-module'
import { lateParts } from './late-parts'

/** A swipe over the element steps to another entry. The code arrives after the picture; arrows and keys work before. */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { step, report }: { step: (by: -1 | 1) => void; report: Page['report'] },
): void {
  const latest = useLatest(step)
  const code = useLazyModule(isOn ? lateParts.swipes : undefined, (cause) => report(cause, 'load'))
  useEffect(() => {
    const { current } = element
    if (!isOn || !current) return
    return code?.followSwipe(current, (by) => latest.current(by), report)
  }, [element, isOn, code, latest, report])
}
