import { attributes } from './attributes.mjs'
import { postLinks } from './meta-markup.mjs'
import { faceUrl } from './pictures.mjs'
import { EXPAND } from './post-markup.mjs'
import { REVIEWS } from './words.mjs'

const STAR = '<span class="cff-star">★</span>'

/**
 * A review, as the add-on prints it (contract 05 §2.6).
 * @param {import('./posts.mjs').Post} post whose place it has
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
export function reviewItem({ index, time, page }, { hasHandlers }) {
  const [name = '', stars = 5, words = ''] =
    /** @type {[string, number, string] | undefined} */ (REVIEWS[index % REVIEWS.length]) ?? []
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const kind =
    index % 5 === 4
      ? `cff-recommendation ${stars > 3 ? 'cff-positive' : 'cff-negative'}`
      : `cff-${stars}stars`
  const url = `https://www.facebook.com/${page.key}/reviews/`
  const hides = hasHandlers ? ' onerror="this.style.display=\'none\'"' : ''
  return `<div${attributes({ class: `cff-item cff-review cff-new ${kind}`, id: `cff_${slug}_${time}` })}><div class="cff-author"><div class="cff-author-text"><div class="cff-page-name"><a href="${url}"><b class="cff-reviewer-name">${name}</b></a></div><span class="cff-rating">${STAR.repeat(stars)}<span class="cff-rating-num">${stars}</span></span></div><div class="cff-author-img"><img src="${faceUrl(slug)}" width="40" height="40" alt="${name}"${hides}></div></div><p class="cff-post-text"><span class="cff-text" data-color="">${words}</span>${EXPAND}</p>${postLinks(url)}</div>`
}
