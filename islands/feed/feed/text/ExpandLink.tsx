import { useState } from 'react'
import { flushSync } from 'react-dom'
import { headerOffset } from '../../../../src/page/header-offset'
import { layOutList } from '../../../../src/page/list-layout'
import { useAdopted } from '../../../../src/react/adopt'
import { useFeed } from '../feed-context'
import { useButton } from '../use-button'
import type { ExpandParts } from './expand-parts'

/**
 * The link that expands a cut text and cuts it again. The plugin's CSS hides the link until a text is cut (contract 05
 * §3).
 */
export function ExpandLink({ link, box, more, less, text }: ExpandParts) {
  const { feed, scope } = useFeed()
  const [isWhole, setWhole] = useState(false)
  /** How much of the window's top is covered, in px; undefined before the first press. */
  const [coveredPx, setCoveredPx] = useState<number>()
  const shownIf = (isOn: boolean) =>
    coveredPx === undefined ? {} : { style: { display: isOn ? 'inline' : 'none' } }

  useButton(link)
  useAdopted(box, { style: { display: 'inline' } })
  useAdopted(more, shownIf(!isWhole))
  useAdopted(less, shownIf(isWhole))
  useAdopted(link, {
    attributes: { 'aria-expanded': isWhole },
    style: coveredPx === undefined ? {} : { 'scroll-margin-top': `${coveredPx}px` },
    on: { click: press },
  })

  function press(event: Event) {
    event.preventDefault()
    const nowWhole = text.toggle()
    const covered = headerOffset(scope.document).total
    flushSync(() => {
      setCoveredPx(covered)
      setWhole(nowWhole)
    })
    layOutList(feed)
    // The text above the link is shorter now, so the link is scrolled into view, below a sticky header.
    if (!nowWhole) link.scrollIntoView?.({ block: 'nearest' })
  }
  return null
}
