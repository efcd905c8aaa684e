import { phpJson } from './attributes.mjs'
import { pictureAt } from './pictures.mjs'

/** The feed's data about the pictures on the shop's own server. @param {readonly import('./posts.mjs').Post[]} posts */
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
