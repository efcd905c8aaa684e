import { attributes } from './attributes.mjs'
import { PLACEHOLDER, pictureUrl } from './pictures.mjs'

/** @typedef {import('./posts.mjs').Post} Post */

/** Where the network shows it. @param {Post} post */
export const networkUrl = ({ id }) => `https://www.facebook.com/${id.replace('_', '/posts/')}`

/** How many photos a post has. @param {Post} post */
export const photoCount = ({ kind }) =>
  ({ 'photos-2': 2, 'photos-3': 3, 'photos-4': 6, 'photos-portrait': 2 })[/** @type {'photos-2'} */ (kind)] ??
  1

/** The attributes from which the lightbox takes the page's name and the time. @param {Post} post */
export function posted({ page, when }) {
  return attributes({ 'data-cff-page-name': page.name, 'data-cff-post-time': when })
}

/**
 * A picture that waits for a script to choose its size.
 * @param {import('./pictures.mjs').Picture} picture
 * @param {{ classes?: string | undefined, more?: Record<string, string> }} [options]
 */
export function lazyImage(picture, { classes, more = {} } = {}) {
  return `<img${attributes({
    src: PLACEHOLDER,
    'data-orig-source': pictureUrl(picture, 720),
    alt: picture.alt,
    'data-querystring': 'oh=1',
    'data-ratio': String(Math.round(picture.ratio * 100) / 100),
    class: classes,
    ...more,
  })}>`
}
