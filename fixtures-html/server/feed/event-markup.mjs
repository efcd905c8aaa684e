import { attributes, srcSet } from './attributes.mjs'
import { postLinks } from './meta-markup.mjs'
import { PLACEHOLDER, pictureAt, pictureUrl } from './pictures.mjs'
import { EXPAND } from './post-markup.mjs'
import { EVENT_TEXT, EVENTS } from './words.mjs'

const SHORT = 'Three lines at most.'
const CHARACTERS = '115'

/**
 * An item of an event feed (contract 05 §2.4).
 * @param {import('./posts.mjs').Post} post whose place it has
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
export function eventItem(post, { kind, layout }) {
  const { index, page, time } = post
  const [title = '', place = '', from = '', to = ''] = EVENTS[index % EVENTS.length] ?? []
  const picture = pictureAt(index)
  const number = post.id.split('_')[1]
  const url = `https://www.facebook.com/events/${number}/`
  const isLong = index % 2 === 0
  const item = attributes({
    class: `cff-item cff-event author-${page.key} ${kind === 'events' ? 'cff-upcoming-event' : 'cff-past'} cff-new`,
    'data-cff-timestamp': String(time),
    id: `cff_${number}`,
  })
  const media = `<div class="cff-media-wrap"><a${attributes({ class: 'cff-photo nofancybox cff-crop', href: url, 'data-img-src-set': srcSet(index, [picture]) })}><img${attributes({ src: PLACEHOLDER, 'data-orig-source': pictureUrl(picture, 720), 'data-cff-no-event-img-large': pictureUrl(picture, 720), alt: picture.alt })}></a></div>`
  const words = `<p class="cff-event-title">${title}</p>
<p class="cff-date"><span class="cff-start-date"><k>${from}</k>6:30pm</span><span class="cff-end-date"> - <k>${to}</k>9:00pm</span>${index % 3 === 0 ? moreDates(number) : ''}</p>
<p class="cff-location">${place}, Brisbane</p>
<p${attributes({ class: 'cff-desc', 'data-char': isLong ? CHARACTERS : undefined })}><span class="cff-desc-text">${isLong ? EVENT_TEXT : SHORT}</span>${isLong ? EXPAND : ''}</p>`
  const details = layout === 'thumb' || layout === 'half' ? `<div class="cff-details">${words}</div>` : words
  return `<div${item}>${media}${details}<div class="cff-meta-wrap">${postLinks(url, 'cff-viewpost')}</div></div>`
}

/** @param {string | undefined} number */
function moreDates(number) {
  const others = [1, 2].map(
    (at) => `<span class="cff-multiple-date" id="cff_${number}${at}">July ${10 + at}th, 6:30pm</span>`,
  )
  return ` <a href="javascript:void(0);" class="cff-more-dates">+2</a><span class="cff-multiple-dates">${others.join('')}</span>`
}
