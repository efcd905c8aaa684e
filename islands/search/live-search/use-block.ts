import { useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../../src/dom/listen'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { flagOf } from '../../../src/page/data-flag'
import { safeUrl } from '../../../src/page/safe-url'
import { useAdopted } from '../../../src/react/adopt'
import type { Box } from './box'
import { relayout } from './place'
import type { ResultList } from './search'

/** The first look at where the box is; the page may still be moving before that. */
const FIRST_LAYOUT_MS = 500

/** Shows, hides and places the results block, tells other scripts of it, and answers to clicks in it. */
export function useBlock(box: Box, list: ResultList): void {
  const { block, others } = box
  const isShown = list.is === 'shown'

  const wasShown = useRef(false)
  useLayoutEffect(() => {
    block.style.display = isShown ? 'block' : 'none'
    // A list that was hidden has a height only now.
    if (isShown) relayout(box)
    else if (wasShown.current) others.tell('awsResultsHidden')
    wasShown.current = isShown
  }, [box, block, others, isShown])

  useLayoutPasses(box, isShown)
  useAdopted(block, { on: { click: (event) => onClick(event, box) } })
}

/** The box moves with the page, and the block with the box: one pass a frame at most. */
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
    // Whoever has changed it: before the frame is drawn.
    const stopObserving = observeSizes([box.block], () => isShown && relayout(box))
    return () => {
      window.cancelAnimationFrame(frame)
      stop()
      stopObserving()
    }
  }, [box, isShown])
}

/** Clicks that are no plain links (contract 06 §5.7). */
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

/** What another plugin has put into a row, and what is no link by itself. */
function follow(link: Element, event: MouseEvent, { page }: Box) {
  event.preventDefault()
  const address = link.getAttribute('data-link') ?? link.getAttribute('href') ?? ''
  if (address === '' || address === '#') return
  event.stopPropagation()
  const url = safeUrl(address)
  if (url) page.navigation.follow(url)
}
