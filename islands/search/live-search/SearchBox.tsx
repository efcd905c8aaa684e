import { useStore } from '@nanostores/react'
import type { Box } from './box'
import { useAnnouncement } from './use-announcement'
import { useBlock } from './use-block'
import { useCalls } from './use-calls'
import { useForm } from './use-form'
import { useHighlight } from './use-highlight'
import { useKeyboard } from './use-keyboard'
import { useOutsideClick } from './use-outside-click'
import { useOverlay } from './use-overlay'
import { useRequests } from './use-requests'
import { answerCode } from './wire'

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
