import { useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../../src/dom/listen'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { flagOf } from '../../../src/page/data-flag'
import { safeUrl } from '../../../src/page/safe-url'
import { useAdopted } from '../../../src/react/adopt'
import type { Box } from './box'
import { relayout } from './relayout'
import type { ResultList } from './search'

/** Delay of the first placement, since the page may still be moving. */
const FIRST_LAYOUT_MS = 500

/** Shows, hides and places the results block, dispatches its events, and handles clicks in it. */
export function useBlock(box: Box, list: ResultList): void {
  const { block, others } = box
  const isShown = list.is === 'shown'

  const wasShown = useRef(false)
  useLayoutEffect(() => {
    block.style.display = isShown ? 'block' : 'none'
    // A hidden list has no height, so it is placed again when it is shown.
    if (isShown) relayout(box)
    else if (wasShown.current) others.dispatch('awsResultsHidden')
    wasShown.current = isShown
  }, [box, block, others, isShown])

  useLayoutPasses(box, isShown)
  useAdopted(block, { on: { click: (event) => onClick(event, box) } })
}

/** Places the block again when the page changes, at most once per frame. */
function useLayoutPasses(box: Box, isShown: boolean) {
  useEffect(() => {
    const timer = setTimeout(() => relayout(box), FIRST_LAYOUT_MS)
    return () => clearTimeout(timer)
  }, [box])

  useEffect(() => {
    const { window } = box.page
    let frame = 0
    const pass = () => {
      window.cancelAnimationFrame(frame)
      frame = window.requestAnimationFrame(() => relayout(box))
    }
    const types = isShown ? ['resize', 'scroll'] : ['resize']
    const stop = listen(window, types, pass, { passive: true })
    // The block's own size may change at any time.
    const stopObserving = observeSizes([box.block], () => isShown && relayout(box))
    return () => {
      window.cancelAnimationFrame(frame)
      stop()
      stopObserving()
    }
  }, [box, isShown])
}

/** Handles clicks that are not on plain links (contract 06 §5.7). */
function onClick(event: MouseEvent, box: Box) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (target.closest('.aws_search_more')) {
    event.preventDefault()
    box.submit()
    return
  }
  const link = target.closest('[data-link], span[href]')
  if (link) return follow(link, event, box)
  const force = target.closest('[data-aws-term-submit]')
  if (!force) return
  event.preventDefault()
  box.force(force.getAttribute('data-aws-term-submit') ?? '', {
    submit: flagOf(force, 'data-aws-term-submit-form', { absent: false }),
  })
}

/** Follows elements of other plugins that carry a URL but are no links. */
function follow(link: Element, event: MouseEvent, { page }: Box) {
  event.preventDefault()
  const address = link.getAttribute('data-link') ?? link.getAttribute('href') ?? ''
  if (address === '' || address === '#') return
  event.stopPropagation()
  const url = safeUrl(address)
  if (url) page.navigation.follow(url)
}
