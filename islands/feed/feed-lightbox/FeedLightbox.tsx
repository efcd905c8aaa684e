import { AtPageEnd } from '../../../src/react/AtPageEnd'
import { useLightbox } from '../../../src/react/lightbox/use-lightbox'
import type { FeedBox } from './box'
import { OpenLightbox } from './OpenLightbox'

/** The lightbox of a feed, over the page while it is open. */
export function FeedLightbox({ box }: { box: FeedBox }) {
  const state = useLightbox(box.lightbox)
  const item = state.phase === 'closed' ? undefined : state.items[state.index]
  if (state.phase === 'closed' || !item) return null
  return (
    <AtPageEnd document={box.page.document}>
      <OpenLightbox box={box} state={state} item={item} />
    </AtPageEnd>
  )
}
