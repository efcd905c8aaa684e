import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { useAdopted } from '../../../src/react/adopt'
import { useFeed } from './feed-context'
import type { ShareParts } from './markup'
import { useToggle } from './use-toggle'

/** Contract 05 §8. */
const SHOWN_CLASS = 'cff-show'
const STEP_MS = 20

/** The share button. Its links appear one after the other, and disappear at the next press (contract 05 §8). */
export function Share({ link, tooltip, links, isOpen: wasOpen }: ShareParts) {
  const isOpen = useToggle(link, wasOpen)
  const shown = useSteps(links.length, isOpen && !wasOpen)
  useAdopted(tooltip, isOpen === wasOpen ? {} : { style: { display: isOpen ? 'block' : 'none' } })
  useAdopted(links.slice(0, shown), { class: { [SHOWN_CLASS]: true } })
  return null
}

/** Counts up to `count`, one step at a time. */
function useSteps(count: number, isOn: boolean): number {
  const { window } = useFeed().scope
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    if (!isOn) return setSteps(0)
    if (steps === count) return
    if (prefersReducedMotion(window)) return setSteps(count)
    if (steps === 0) return setSteps(1)
    const timer = setTimeout(() => setSteps(steps + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [window, count, isOn, steps])
  return steps
}
