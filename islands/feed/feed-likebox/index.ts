import type { Mount } from '../../../src/page/island'
import { MarkupError } from '../../../src/page/markup-error'
import { contentWidthOf } from '../content-width'
import { holdsItem } from '../feed'
import { likeboxAddress, likeboxWidth } from './page-address'

/** Contract 05 §9. */
const WIDTH = 'data-likebox-width'
const AROUND = '.cff-wrapper, .cff'

/** The network's box about its page, in a frame that the server leaves without an address (contract 05 §9). */
export const mount: Mount = (frame, scope) => {
  const of = (name: string) => frame.getAttribute(`data-${name}`) ?? ''
  const box = {
    id: of('likebox-id').trim(),
    smallHeader: of('likebox-header'),
    hideCover: of('hide-cover'),
    hideCta: of('hide-cta'),
    faces: of('likebox-faces'),
    locale: of('locale'),
  }
  if (box.id === '') throw new MarkupError('A likebox', { 'data-likebox-id': box.id })
  const around = frame.closest(AROUND)
  const adopted = scope.adopt

  function address() {
    const room = frame.parentElement ? contentWidthOf(frame.parentElement) : 0
    // The same again, which would load the frame anew, is not set.
    adopted.attribute(frame, 'src', likeboxAddress(box, likeboxWidth(frame.getAttribute(WIDTH), room)))
  }

  if (!frame.title) adopted.attribute(frame, 'title', `${box.id} on Facebook`)
  address()
  // More posts may have made the feed narrower, by a scroll bar for instance.
  scope.onMarkup((roots) => {
    if (roots.some((root) => around?.contains(root) && holdsItem(root))) address()
  })
}
