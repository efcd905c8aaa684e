import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { contentWidthOf } from '../content-width'
import { useFeed } from './feed-context'
import { canStep, finalMargin, moved, type Place, stripLeft, stripWidth } from './link-slides'
import type { ArrowParts, SliderParts } from './markup'
import { useButton } from './use-button'

/** Contract 05 §10. */
const SET_UP_AFTER_MS = 200
const FINAL_AFTER_MS = 1500
/** The strip's width before the slider is measured, so that the items do not collapse. */
const ROOM = '2500px'

/** The pictures of a shared link, one at a time (contract 05 §10). */
export function LinkSlider(parts: SliderParts) {
  const { slider, items, arrows, arrowDisplay, isRtl } = parts
  const [place, setPlace] = useState<Place>({ index: 0, count: items.length })
  const [isSetUp, setSetUp] = useState(false)
  // The strip always runs to the right, as the arrows point. Right to left, it would begin with the last picture.
  useAdopted(slider, isRtl ? { style: { direction: 'ltr' } } : {})
  useStrip(parts, place, isSetUp)
  useArrowFocus(parts, place)
  useEffect(() => {
    const timer = setTimeout(() => setSetUp(true), SET_UP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  function step(by: number) {
    setSetUp(true)
    setPlace((before) => moved(before, by))
  }
  return arrows.map((parts) => (
    <Arrow
      key={parts.by}
      {...parts}
      display={canStep(place, parts.by) ? arrowDisplay : 'none'}
      onPress={() => step(parts.by)}
    />
  ))
}

interface ArrowProps extends ArrowParts {
  readonly display: string
  readonly onPress: () => void
}

/** An arrow, which is hidden at its end of the strip. */
function Arrow({ arrow, by, hasName, display, onPress }: ArrowProps) {
  const name =
    by < 0 ? text('common.previous-picture', 'Previous picture') : text('common.next-picture', 'Next picture')
  useButton(arrow)
  useAdopted(arrow, {
    style: { display },
    attributes: hasName ? {} : { 'aria-label': name },
    on: {
      click(event) {
        event.preventDefault()
        onPress()
      },
    },
  })
  return null
}

/** Moves the focus from a hidden arrow to the other one. */
function useArrowFocus({ slider, arrows }: SliderParts, place: Place) {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const isAtEnd = arrows.some(({ arrow, by }) => focused.current === arrow && !canStep(place, by))
    if (isAtEnd) arrows.find(({ arrow }) => focused.current !== arrow)?.arrow.focus()
  }, [place, arrows])
  // Insertion effects run before the layout effects that hide the arrows.
  useInsertionEffect(() => {
    focused.current = slider.ownerDocument.activeElement
  })
}

/** Lays out the strip of pictures at the slider's width, and moves it to the one that is shown. */
function useStrip({ slider, strip, items, final }: SliderParts, place: Place, isSetUp: boolean) {
  const { scope, hasResizing } = useFeed()
  const latest = useRef(place)
  useScope(
    scope,
    ({ adopt, window }) => {
      if (!hasResizing()) adopt.style(strip, 'width', ROOM)
      if (prefersReducedMotion(window)) adopt.style(strip, 'transition', 'none')
    },
    [strip, hasResizing],
  )
  const layOut = useRef(() => {})
  useScope(
    scope,
    ({ adopt, after, add }) => {
      if (!isSetUp) return
      for (const item of items) adopt.style(item, 'display', 'block')
      function fitFinal() {
        const height = items[0]?.getBoundingClientRect().height ?? 0
        const picture = final?.querySelector('img')
        if (!final || height === 0) return
        adopt.style(final, 'height', `${height}px`)
        if (picture) adopt.style(picture, 'margin-top', `${finalMargin(height)}px`)
      }
      layOut.current = () => {
        const width = contentWidthOf(slider)
        // A slider in a closed tab has no width.
        if (width === 0) return
        adopt.style(strip, 'width', stripWidth(latest.current, width))
        for (const item of items) adopt.style(item, 'width', `${width}px`)
        // At once as well as after the contract's delay, during which a tall last picture would move the page.
        fitFinal()
        adopt.style(strip, 'left', stripLeft(latest.current, width))
      }
      layOut.current()
      add(observeSizes([slider], () => layOut.current()))
      after(FINAL_AFTER_MS, fitFinal)
    },
    [slider, strip, isSetUp],
  )
  useEffect(() => {
    latest.current = place
    layOut.current()
  }, [place])
}
