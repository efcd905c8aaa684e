import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { SEARCH_CALL, type SearchCall } from '../../../legacy-shims/globals/aws-search'
import { listen } from '../../../src/dom/listen'
import type { Box } from './box'
import { relayout } from './relayout'
import type { Search } from './search'
import { useBlock } from './use-block'
import { useForm } from './use-form'
import { useHighlight } from './use-highlight'
import { useKeyboard } from './use-keyboard'
import { useOverlay } from './use-overlay'
import { useRequests } from './use-requests'
import { answerCode } from './wire'

/** A list is announced after this time without changes, so that typing is not interrupted. */
const SETTLED_MS = 500

/** Captured, so that no other listener can stop the event first. */
const CAPTURED = { capture: true, passive: true }

/**
 * A search box of the shop, with its list of results. The state is in `box`; the hooks apply it to the page.
 */
export function SearchBox({ box }: { box: Box }) {
  const search = useStore(box.$search)
  useForm(box, search)
  useRequests(box, search.request)
  useBlock(box, search.list)
  useHighlight(box, search.list)
  useKeyboard(box)
  useOutsideClick(box)
  useOverlay(box, search.place)
  useAnnouncement(box, search)
  useCalls(box)
  const { Results } = answerCode() ?? {}
  if (search.list.is === 'empty' || !Results) return null
  return <Results box={box} found={search.list.found} />
}

/** Announces the number of results; the code is fetched with the first announcement. */
function useAnnouncement(box: Box, { list, request }: Search): void {
  const found = list.is === 'shown' && request.is === 'none' ? list.found : null
  useEffect(() => {
    if (!found) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      import('./announcement').then(
        ({ announceFound }) => isOver || announceFound(box, found),
        (cause: unknown) => isOver || box.page.report(cause, 'load'),
      )
    }, SETTLED_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [found, box])
}

/** Handles calls from laurel's other search islands and from other scripts. */
function useCalls(box: Box): void {
  useEffect(() => {
    const { container, field } = box
    const onCall = (event: Event) => {
      // Tells the caller that the box has handled the call.
      event.preventDefault()
      const call: SearchCall = (event as CustomEvent).detail
      if (call.what === 'relayout') relayout(box)
      else if (call.what === 'typed') box.dispatch({ type: 'typed', value: field.value })
      else box.force(call.term, call)
    }
    return listen(container, [SEARCH_CALL], onCall)
  }, [box])
}

/**
 * A click outside hides the list (contract 06 §5.3), unless it began inside: the tap that opens the overlay
 * moves the box away from under the finger.
 */
function useOutsideClick({ container, block, page: { document }, dispatch }: Box): void {
  useEffect(() => {
    let pressedInside = false
    const onEvent = (event: MouseEvent) => {
      // The path and not the target, which may have been removed from the page.
      const path = event.composedPath()
      const isInside = path.includes(container) || path.includes(block)
      const isPress = event.type !== 'click'
      // A click by keyboard has no press.
      const beganInside = event.detail > 0 && pressedInside
      if (!isPress && !beganInside && !isInside) dispatch({ type: 'dismissed' })
      pressedInside = isPress && isInside
    }
    return listen(document, ['pointerdown', 'click'], onEvent, CAPTURED)
  }, [container, block, document, dispatch])
}
