import { phpJson } from './attributes.mjs'
import { pictureAt } from './pictures.mjs'

/** What the feed's data say of the pictures that the shop's own server has. @param {readonly import('./posts.mjs').Post[]} posts */
export function resizedRecords(posts) {
  return phpJson(
    posts
      .filter(({ index }) => ((index + Math.floor(index / 20)) % 4) % 3 === 0)
      .map(({ id, index }) => ({
        facebook_id: id,
        media_id: (index + Math.floor(index / 20)) % 4 === 3 ? 'pending' : id,
        sizes: '[400,250]',
        aspect_ratio: pictureAt(index).ratio.toFixed(2),
      })),
  )
}
