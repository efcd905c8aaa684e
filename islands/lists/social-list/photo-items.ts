import type { Page } from '../../../src/page/page'
import type { Account, Kind } from './markup'
import { createPhotoItem } from './photo-item'
import { fetchPhotos } from './wire'

export interface Wanted {
  readonly account: Account
  readonly kind: Kind
  readonly signal: AbortSignal
}

/**
 * An account's latest photos as items of a list. A chunk of its own: most lists are looked at later, if at all.
 * @throws WireError
 */
export async function photoItems({ account, kind, signal }: Wanted, page: Page): Promise<HTMLElement[]> {
  const photos = await fetchPhotos(account, page, signal)
  return photos.map((photo, index) => createPhotoItem(page.document, { photo, account, kind, index }))
}
