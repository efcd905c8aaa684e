import { attributes, srcSet } from './attributes.mjs'
import { FULL_WIDTH, PLACEHOLDER, pictureAt, pictureUrl } from './pictures.mjs'

const SHARED = [
  [
    'What to write on a trophy',
    'shop.example',
    'Twenty letters are enough for most of what there is to say. #engraving',
  ],
  [
    'Bowls club turns one hundred',
    'club.example',
    'The centenary shield has room until 2126; the club is looking for a wall.',
  ],
  [
    'Results of the state finals',
    'netball.example',
    'All ninety-six names, in the order of the medals. Photos by <a href="https://netball.example/photos/">the parents</a>.',
  ],
]
const SLIDES = 3

/**
 * @param {import('./posts.mjs').Post} post
 * @param {{ size: 'small' | 'large' }} options
 */
export function sharedLink(post, { size }) {
  const [title = '', caption = '', words = ''] = SHARED[post.index % SHARED.length] ?? []
  const picture = pictureAt(post.index)
  const url = `https://${caption}/?from=${post.index}`
  const image = `<img${attributes({
    src: PLACEHOLDER,
    'data-orig-source': pictureUrl(picture, 720),
    alt: picture.alt,
  })}>`
  const link = `<a class="cff-link"${attributes({
    href: url,
    target: '_blank',
    rel: 'nofollow noopener',
    'data-img-src-set': srcSet(post.index, [picture]),
    'data-full': pictureUrl(picture, FULL_WIDTH),
  })}>${image}</a>`
  return `<div class="cff-shared-link${size === 'large' ? ' cff-full-size' : ''}">${link}${linkText({ title, caption, words, url })}</div>`
}

/** @param {import('./posts.mjs').Post} post */
export function linkSlider(post) {
  const [title = '', caption = '', words = ''] = SHARED[post.index % SHARED.length] ?? []
  const pictures = Array.from({ length: SLIDES }, (_, at) => pictureAt(post.index + at))
  const url = `https://${caption}/?range=${post.index}`
  const slides = pictures.map(
    (picture, at) =>
      `<div class="cff-link-slider-item${at === SLIDES - 1 ? ' cff-final-item' : ''}"><img${attributes({ src: PLACEHOLDER, 'data-orig-source': pictureUrl(picture, 720), alt: picture.alt })}></div>`,
  )
  const slider = `<div class="cff-link-slider"><a href="#" class="cff-slider-next">${arrow('m9 5 7 7-7 7')}</a><a href="#" class="cff-slider-prev">${arrow('m15 5-7 7 7 7')}</a><a${attributes({ href: url, target: '_blank', class: 'cff-link-slider-slides', 'data-img-src-set': srcSet(post.index, pictures) })}>${slides.join('')}</a></div>`
  return `<div class="cff-shared-link cff-full-size">${slider}${linkText({ title, caption, words, url })}</div>`
}

/** @param {string} path */
const arrow = (path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

/** @param {{ title: string, caption: string, words: string, url: string }} link */
function linkText({ title, caption, words, url }) {
  return `<div class="cff-text-link"><p class="cff-link-title"><a${attributes({ href: url, target: '_blank' })}>${title}</a></p><p class="cff-link-caption">${caption}</p><span class="cff-post-desc">${words}</span></div>`
}
