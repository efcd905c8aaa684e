import { useLayoutEffect } from 'react'
import type { PartProps } from './hero'

/** The captions of the slides, of which that of the slide in view is shown. */
export function Captions({ hero, state }: PartProps) {
  const { captions } = hero
  const { shown } = state
  useLayoutEffect(() => {
    if (shown) captions.show(shown.index)
  }, [captions, shown])
  return null
}
